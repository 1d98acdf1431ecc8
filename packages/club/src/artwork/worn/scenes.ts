import sharp from 'sharp';

import {straight} from '../prints/lettering';
import type {Pose} from './body';
import {solidsOf, type Figure} from './figure';
import type {Print} from './paints';
import {unit, type Setting, type Solid, type View} from './trace';

export interface Shot {
  solids: Solid[];
  setting: Setting;
  view: View;
  ratio: number;
  prepare?: () => void;
}

const SCARF_UP: Pose = {
  left: {upper: [0.66, 0.75, -0.1], lower: [0.3, 0.95, -0.05]},
  right: {upper: [0.66, 0.75, -0.1], lower: [0.3, 0.95, -0.05]},
};
const DOWN: Pose = {
  left: {upper: [0.24, -0.97, 0.06], lower: [0.1, -0.97, -0.2]},
  right: {upper: [0.24, -0.97, 0.06], lower: [0.1, -0.97, -0.2]},
};

async function print(
  content: string,
  box: readonly [number, number, number, number],
  place: Omit<Print, 'pixels' | 'width' | 'height'>,
): Promise<Print> {
  const [left, top, width, height] = box;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 8}" height="${height * 8}" viewBox="${left} ${top} ${width} ${height}">${content}</svg>`;
  const {data, info} = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  return {pixels: data, width: info.width, height: info.height, ...place};
}

const DUSK: Setting = {
  lights: [
    {direction: unit([0.95, 0.3, -0.62]), color: [14, 7.6, 2.9], spread: 0.06},
    {direction: unit([-0.95, 0.5, -0.55]), color: [3, 3.9, 4.1], spread: 0.05},
    {direction: unit([-0.75, 0.7, 0.75]), color: [0.5, 0.52, 0.5], spread: 0.35},
  ],
  sky: (x, y, z, into) => {
    const up = Math.max(0, y);
    const ahead = Math.max(0, -z) ** 2;
    const low = Math.exp(-((y - 0.05) ** 2) / 0.06) * ahead;
    into[0] = 0.1 + 0.06 * up + 0.75 * low;
    into[1] = 0.15 + 0.12 * up + 0.5 * low;
    into[2] = 0.17 + 0.15 * up + 0.3 * low;
    if (y < -0.2) for (let c = 0; c < 3; c += 1) into[c] = into[c]! * 0.3;
  },
  haze: {density: 0.06, from: 3.6, color: [0.17, 0.165, 0.13]},
};

const motif23 = `<g transform="translate(0 6)">${straight('23', 100, {ink: '#f2efe6', weight: 3, spacing: 5, outline: {ink: '#c8963e', weight: 0.5}})}</g>`;

/** The match shirt, lettered. */
const match = async (lettering: string): Promise<Figure['dye']> => ({
  cloth: '#0f4c4f',
  trim: '#c8963e',
  ink: '#0a3537',
  prints: [
    await print(lettering, [-60, -66, 120, 132], {x: 0, y: 1.15, span: 0.34, back: true}),
  ],
});

/** Under the floodlights. */
const NIGHT: Setting = {
  lights: [
    {direction: unit([-0.85, 0.6, -0.75]), color: [7.5, 9.4, 9.6], spread: 0.05},
    {direction: unit([0.85, 0.6, -0.75]), color: [7.5, 9.4, 9.6], spread: 0.05},
    {direction: unit([0.1, 1, -0.35]), color: [2.2, 2.7, 2.7], spread: 0.1},
  ],
  sky: (x, y, z, into) => {
    const ahead = Math.max(0, -z) * Math.exp(-((y - 0.1) ** 2) / 0.2);
    into[0] = 0.035 + 0.1 * ahead;
    into[1] = 0.055 + 0.15 * ahead;
    into[2] = 0.062 + 0.155 * ahead;
  },
  haze: {density: 0.09, from: 3.4, color: [0.05, 0.085, 0.088]},
};

export const scenes: Record<string, () => Promise<Shot>> = {
  /** The one who wears the match shirt, near. */
  async shirt() {
    const shot = await scenes.banner!();
    const view = {
      ...shot.view,
      eye: [0.04, 1.74, 3.5],
      at: [0.03, 1.5, 0],
      field: 0.37,
    } as const;
    return {...shot, view, ratio: 0.8};
  },
  /** The one who wears a beanie, near. */
  async beanie() {
    const shot = await scenes.banner!();
    const view = {
      ...shot.view,
      eye: [0.7, 1.72, 2.7],
      at: [0.87, 1.43, 0],
      field: 0.32,
    } as const;
    return {...shot, view: {...view, focus: 2.65}, ratio: 0.8};
  },
  async night() {
    const shot = await scenes.banner!();
    const view = {
      ...shot.view,
      eye: [-0.75, 1.72, 3.2],
      at: [-0.45, 1.42, 0],
      focus: 3.6,
    } as const;
    return {...shot, view, setting: NIGHT};
  },
  async banner() {
    const dye = await match(motif23);
    const word = await print(
      straight('QUILLHAVEN', 100, {ink: '#f2efe6', weight: 2.6}),
      [-52, -9, 104, 18],
      {x: 0, y: 0, span: 0.6, back: true},
    );
    const scarf = {cloth: '#0f4c4f', trim: '#f2efe6', ink: '#c8963e', prints: [word]};
    const brassScarf = {cloth: '#c8963e', trim: '#0f4c4f', ink: '#f2efe6', prints: []};
    const plain = (cloth: string): Figure['dye'] => ({cloth, trim: cloth, ink: cloth});
    const near = {step: 0.01};
    const far = {step: 0.022};
    const solids = [
      ...solidsOf(
        {
          ...near,
          pose: SCARF_UP,
          wears: 'tee',
          dye,
          head: 'short',
          headDye: '#20150f',
          skin: '#8d5b44',
          scarf,
        },
        {x: 0.04, y: 0, z: 0, turn: 5},
      ),
      ...solidsOf(
        {
          ...near,
          pose: DOWN,
          wears: 'sweatshirt',
          dye: plain('#b98a3c'),
          head: 'beanie',
          headDye: '#0f4c4f',
          skin: '#b98468',
        },
        {x: 0.87, y: -0.05, z: 0.08, turn: -8},
      ),
      ...solidsOf(
        {
          ...near,
          pose: DOWN,
          wears: 'sweatshirt',
          dye: plain('#16282c'),
          head: 'beanie',
          headDye: '#a2472f',
          skin: '#7c4f39',
          girth: 0.9,
        },
        {x: 1.38, y: -0.2, z: -0.12, turn: 10, scale: 0.97},
      ),
      ...CROWD.flatMap(([x, row, up, head, cloth, turn], i) =>
        solidsOf(
          {
            ...far,
            pose: up ? SCARF_UP : DOWN,
            wears: up ? 'tee' : 'sweatshirt',
            dye: up ? {cloth, trim: '#c8963e', ink: '#0a3537'} : plain(cloth),
            head,
            headDye:
              head === 'beanie'
                ? ['#a2472f', '#c8963e', '#0f4c4f'][i % 3]!
                : ['#1c130e', '#4a2f1c', '#2a1c14'][i % 3]!,
            skin: ['#a9755a', '#7c4f39', '#c39377'][i % 3]!,
            scarf: up ? (i % 2 ? brassScarf : scarf) : undefined,
          },
          {x, y: -0.3 * row, z: -0.95 * row, turn, scale: 0.95 + 0.03 * (i % 4)},
        ),
      ),
    ];
    return {
      solids,
      setting: DUSK,
      view: {
        eye: [0, 1.78, 3.5],
        at: [0, 1.5, 0],
        field: 0.385,
        lens: 0.012,
        focus: 3.45,
      },
      ratio: 2,
    };
  },
};

const CROWD: readonly [number, number, boolean, Figure['head'], string, number][] = [
  [-0.62, 1, true, 'beanie', '#0f4c4f', 8],
  [-1.25, 1, false, 'short', '#3e4a36', -6],
  [0.47, 1.3, false, 'short', '#2f5d8a', 4],
  [-1.75, 2, true, 'short', '#f2efe6', 5],
  [-0.95, 2, false, 'bun', '#a2472f', -10],
  [-0.2, 2, true, 'bun', '#0f4c4f', -4],
  [1.2, 2, true, 'beanie', '#0f4c4f', -6],
  [-2.3, 3, false, 'beanie', '#16282c', 8],
  [-1.45, 3, true, 'short', '#0f4c4f', 0],
  [0.45, 3, false, 'beanie', '#c8963e', 6],
  [1.9, 3, true, 'short', '#f2efe6', -8],
  [-0.5, 3.4, false, 'short', '#4b545c', 6],
];
