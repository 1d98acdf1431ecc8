import {round} from '../sheet/strokes';
import {hash} from '../studio/noise';
import {glow, sky, streaks} from './atmosphere';

/** The ground on a match night, from the far touchline. */
export function floodlights(): string {
  return [
    sky([
      [0, '#060d12'],
      [0.45, '#0e2630'],
      [0.62, '#1d4a52'],
      [1, '#07181a'],
    ]),
    beams(),
    streaks(120, 560, '#4f8a8e', 22, 21),
    stand(),
    pitch(),
    pylon(900, 640, 0.8, 'a'),
    pylon(1400, 640, 0.72, 'b'),
    pylon(1900, 640, 0.8, 'c'),
    pylon(2260, 700, 1.12, 'd'),
  ].join('');
}

function beams(): string {
  const cones = [
    [900, 210],
    [1400, 250],
    [1900, 210],
    [2260, 110],
  ].map(
    ([x = 0, y = 0]) =>
      `<path d="M${x - 30} ${y}L${x - 420} 900H${x + 300}L${x + 30} ${y}Z" fill="url(#beam)"/>`,
  );
  return `<linearGradient id="beam" x2="0" y2="1"><stop stop-color="#dff4ea" stop-opacity=".26"/><stop offset="1" stop-color="#dff4ea" stop-opacity="0"/></linearGradient><filter id="haze"><feGaussianBlur stdDeviation="30"/></filter><g filter="url(#haze)">${cones.join('')}</g>`;
}

function pylon(x: number, base: number, scale: number, id: string): string {
  const lamps = Array.from({length: 20}, (_, i) => {
    const lx = ((i % 5) - 2) * 26;
    const ly = -560 + Math.floor(i / 5) * 26;
    return `<circle cx="${lx}" cy="${ly}" r="8.5" fill="#f6fff8"/>`;
  }).join('');
  return (
    glow(`lamp-${id}`, x, base - 520 * scale, 420 * scale, '#d9fff0', 0.85) +
    `<g transform="translate(${x} ${base}) scale(${scale})"><path d="M-34 0L-12 -460M34 0L12 -460M-30 -80L26 -160L-22 -240L20 -310L-16 -380L14 -440M30 -80L-26 -160L22 -240L-20 -310L16 -380" stroke="#03080a" stroke-width="6" fill="none"/>` +
    `<path d="M-70 -584h140v126h-140Z" fill="#071215"/>${lamps}</g>`
  );
}

/** The stand on its stilts with a full house. */
function stand(): string {
  const heads = Array.from({length: 900}, (_, i) => {
    const row = i % 9;
    const x = 620 + hash(i, 1, 3) * 1500;
    const y = 556 + row * 15 + hash(i, 2, 3) * 5;
    const tone = hash(i, 3, 3);
    const color = tone > 0.86 ? '#c8963e' : tone > 0.6 ? '#2b6a6c' : '#12262b';
    return `<circle cx="${round(x)}" cy="${round(y)}" r="6" fill="${color}"/>`;
  }).join('');
  return (
    `<path d="M580 452L2130 420L2160 470L560 500Z" fill="#050c0f"/><path d="M600 500H2140V700H600Z" fill="#0a1a1e"/>${heads}` +
    '<path d="M640 490V700M900 486V700M1160 482V700M1420 478V700M1680 474V700M1940 470V700M2110 468V700" stroke="#050c0f" stroke-width="9"/><path d="M590 694H2150V722H590Z" fill="#c8963e" fill-opacity=".5"/>'
  );
}

function pitch(): string {
  const bands = Array.from({length: 9}, (_, i) => {
    const left = 1200 + (i - 4.5) * 420;
    return `<path d="M${1200 + (i - 4.5) * 250} 740H${1200 + (i - 4) * 250}L${left + 210} 1200H${left}Z" fill="#d8f5e2" fill-opacity=".05"/>`;
  }).join('');
  return (
    '<linearGradient id="grass" x2="0" y2="1"><stop stop-color="#2e7a63"/><stop offset=".4" stop-color="#17503f"/><stop offset="1" stop-color="#06201a"/></linearGradient><path d="M0 740H2400V1200H0Z" fill="url(#grass)"/>' +
    bands +
    '<path d="M0 726H2400V742H0Z" fill="#0a1a1e"/><path d="M0 806H2400" stroke="#eafff2" stroke-opacity=".6" stroke-width="5"/><ellipse cx="1420" cy="1010" rx="420" ry="110" fill="none" stroke="#eafff2" stroke-opacity=".5" stroke-width="7"/>' +
    glow('center', 1420, 960, 760, '#d9fff0', 0.2)
  );
}
