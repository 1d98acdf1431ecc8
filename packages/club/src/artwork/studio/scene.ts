import type {Place} from '../description';
import type {Layers} from '../sheet/layers';

/** Seamless paper for a product by itself; the others for arrangements, where light type stands on them. */
export type Ground = 'paper' | Place;

export type Texture = 'jersey' | 'fleece' | 'knit' | 'canvas' | 'smooth';

/** The part of the canvas that the picture shows. */
export interface Camera {
  /** Canvas units at the middle of the picture. */
  x: number;
  y: number;
  /** 1 shows the whole canvas. */
  zoom: number;
  /** Degrees, clockwise. */
  turn: number;
}

/** A drawing with all that the studio needs to light it. */
export interface Scene {
  /** Canvas units. */
  width: number;
  height: number;
  layers: Layers;
  camera: Camera;
  texture: Texture;
  /** How mottled the yarn is, 0 to 1. */
  heather: number;
  /** How far hand-smoothed cloth still rises and sinks, 0 to 1. */
  drape: number;
  /** How far the thing stands off the backdrop, 0 to 1: its cast shadow moves and softens with it. */
  lift: number;
  /** The surface that the thing hangs or lies on. */
  ground: Ground;
  /** Turns the noise, so that no two pictures share their creases. */
  seed: number;
}

export type Sheet = keyof Layers;

/** One sheet of a scene as a whole SVG document, seen through its camera. */
export function sheetSvg(scene: Scene, sheet: Sheet): string {
  const {width, height, camera, layers} = scene;
  const w = width / camera.zoom;
  const h = height / camera.zoom;
  const x = camera.x - w / 2;
  const y = camera.y - h / 2;
  const ground = sheet === 'cloth' ? null : sheet === 'form' ? '#000000' : '#808080';
  const fill = ground
    ? `<rect x="-4000" y="-4000" width="12000" height="12000" fill="${ground}"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${w} ${h}">` +
    `${fill}<g transform="rotate(${-camera.turn} ${camera.x} ${camera.y})">${layers[sheet]}</g></svg>`
  );
}

/** Canvas units of a picture's pixels, so that what is computed stays with the cloth when the camera moves. */
export interface CanvasMap {
  u(x: number, y: number): number;
  v(x: number, y: number): number;
}

/** The map of a scene's picture that is `width` × `height` pixels. */
export function canvasMap(
  {camera, ...canvas}: Scene,
  width: number,
  height: number,
): CanvasMap {
  const angle = (camera.turn * Math.PI) / 180;
  const perX = canvas.width / camera.zoom / width;
  const perY = canvas.height / camera.zoom / height;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return {
    u: (x, y) => camera.x + (x - width / 2) * perX * cos - (y - height / 2) * perY * sin,
    v: (x, y) => camera.y + (x - width / 2) * perX * sin + (y - height / 2) * perY * cos,
  };
}
