import type {Crop, TransformRequest} from './parameters';

export interface Size {
  width: number;
  height: number;
}

/**
 * A picture is first scaled to `scaled`, then the window `width` × `height` at `left`, `top` is cut out, and stands in the middle of
 * `canvas` where there is one.
 */
export interface Placement extends Size {
  scaled: Size;
  left: number;
  top: number;
  canvas?: Size & {color: string};
}

/**
 * The placement of a picture in the requested size. Without `crop`, or with one side only, it keeps its proportions and
 * fits inside. With `crop` and both sides it fills them, and the rest is cut off. With a padding color and both sides
 * it is centered on the padding. Never enlarges: too large a request gives the largest picture of the same shape.
 */
export function place(source: Size, transform: TransformRequest): Placement {
  if (transform.crop && transform.width && transform.height) {
    return cut(
      source,
      {width: transform.width, height: transform.height},
      transform.crop,
    );
  }
  const scale = Math.min(
    1,
    (transform.width ?? Infinity) / source.width,
    (transform.height ?? Infinity) / source.height,
  );
  const scaled = scaleBy(source, scale);
  const {width, height, padColor} = transform;
  const whole = {...scaled, scaled, left: 0, top: 0};
  return padColor && width && height
    ? {...whole, canvas: {width, height, color: padColor}}
    : whole;
}

function cut(source: Size, target: Size, crop: Crop): Placement {
  const shrink = Math.min(1, source.width / target.width, source.height / target.height);
  const window = scaleBy(target, shrink);
  const scale = Math.max(window.width / source.width, window.height / source.height);
  const cover = scaleBy(source, Math.min(1, scale));
  const scaled = {
    width: Math.max(cover.width, window.width),
    height: Math.max(cover.height, window.height),
  };
  const spareX = scaled.width - window.width;
  const spareY = scaled.height - window.height;
  const left = crop === 'left' ? 0 : crop === 'right' ? spareX : Math.floor(spareX / 2);
  const top = crop === 'top' ? 0 : crop === 'bottom' ? spareY : Math.floor(spareY / 2);
  return {...window, scaled, left, top};
}

function scaleBy({width, height}: Size, factor: number): Size {
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}
