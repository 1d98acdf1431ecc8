/** What is behind the stand: the harbor at dusk with the low sun of the crest, 1600 × 800. */
export interface Dusk {
  /** Height of the horizon, and where the sun stands. */
  horizon: number;
  sun: readonly [number, number, number];
  width: number;
  height: number;
}

const stop = (offset: number, color: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;

export function harborAtDusk({horizon, sun: [x, y, r], width, height}: Dusk): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>` +
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stop(0, '#123438')}${stop(0.42, '#2f5f5d')}${stop(0.74, '#a98a55')}${stop(1, '#e9b566')}</linearGradient>` +
    `<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">${stop(0, '#b98f52')}${stop(0.12, '#6f7a62')}${stop(0.4, '#234a4c')}${stop(1, '#0a2023')}</linearGradient>` +
    `<radialGradient id="glow">${stop(0, '#ffe2a6', 0.95)}${stop(0.25, '#ffcf85', 0.5)}${stop(1, '#ffb861', 0)}</radialGradient>` +
    `<radialGradient id="lamp">${stop(0, '#ffffff', 0.95)}${stop(0.12, '#eefaf4', 0.55)}${stop(1, '#bfe6df', 0)}</radialGradient>` +
    `<linearGradient id="night" x1="0" y1="0" x2="1" y2="0">${stop(0, '#071a1d', 0.72)}${stop(0.5, '#071a1d', 0)}</linearGradient>` +
    `<filter id="streaks" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.0026 0.021" numOctaves="4" seed="8"/>` +
    `<feColorMatrix values="0 0 0 0 .06  0 0 0 0 .17  0 0 0 0 .19  0 3.2 0 0 -1.45"/></filter>` +
    `<filter id="lit" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.003 0.03" numOctaves="3" seed="3"/>` +
    `<feColorMatrix values="0 0 0 0 1  0 0 0 0 .78  0 0 0 0 .5  0 3.4 0 0 -1.9"/></filter>` +
    `<filter id="waves" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.006 0.09" numOctaves="3" seed="5"/>` +
    `<feColorMatrix values="0 0 0 0 1  0 0 0 0 .76  0 0 0 0 .45  0 6 0 0 -3.2"/></filter>` +
    `<clipPath id="over"><path d="M0 0H${width}V${horizon}H0Z"/></clipPath></defs>` +
    `<rect width="${width}" height="${horizon}" fill="url(#sky)"/>` +
    `<g clip-path="url(#over)"><circle cx="${x}" cy="${y}" r="${r * 6}" fill="url(#glow)"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff0c8"/></g>` +
    `<rect width="${width}" height="${horizon}" filter="url(#streaks)" opacity=".55"/>` +
    `<rect y="${horizon * 0.35}" width="${width}" height="${horizon * 0.65}" filter="url(#lit)" opacity=".5"/>` +
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#sea)"/>` +
    glitter(x, r, horizon) +
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" filter="url(#waves)" opacity=".34"/>` +
    mole(horizon) +
    pylon(width * 0.435, horizon + 26, 0.92) +
    pylon(width * 0.965, horizon + 30, 1.06) +
    `<g transform="translate(${width * 0.3} ${horizon * 0.36}) scale(.9)">${flying()}</g>` +
    `<rect width="${width}" height="${height}" fill="url(#night)"/></svg>`
  );
}

function glitter(x: number, r: number, horizon: number): string {
  return Array.from({length: 46}, (_, i) => {
    const depth = (i / 46) ** 1.5;
    const half = r * (0.3 + 0.5 * Math.abs(Math.sin(i * 12.9898)) + depth * 0.6);
    const off = r * 0.5 * Math.sin(i * 78.233) * (0.3 + depth);
    const y = horizon + 3 + depth * 220;
    return `<rect x="${x - half + off}" y="${y}" width="${half * 2}" height="${1.2 + depth * 5}" rx="2" fill="#ffd691" opacity="${0.8 - 0.7 * depth}"/>`;
  }).join('');
}

/** The north mole with the Keeper's Light. */
function mole(y: number): string {
  return (
    `<g fill="#0b2427"><path d="M0 ${y + 12}V${y - 8}L250 ${y - 9}L330 ${y - 6}L352 ${y + 8}L300 ${y + 12}Z"/>` +
    `<path d="M283 ${y - 6}L290 ${y - 92}H310L317 ${y - 6}Z"/><path d="M285 ${y - 92}H315V${y - 97}H285Z"/>` +
    `<path d="M292 ${y - 97}H308V${y - 115}H292ZM289 ${y - 115}L300 ${y - 128}L311 ${y - 115}Z"/></g>` +
    `<path d="M287 ${y - 42}L313 ${y - 42}L314.500 ${y - 24}H285.500Z" fill="#8d7a52" opacity=".45"/>` +
    `<path d="M300 ${y - 106}L0 ${y - 168}V${y - 96}Z" fill="#ffe9bd" opacity=".16"/>` +
    `<circle cx="300" cy="${y - 106}" r="34" fill="url(#glow)"/><circle cx="300" cy="${y - 106}" r="5" fill="#fff3d4"/>`
  );
}

/** A floodlight pylon, standing on the shore. */
function pylon(x: number, y: number, scale: number): string {
  const lamps = [0, 1, 2]
    .flatMap((row) =>
      [-3, -2, -1, 0, 1, 2, 3].map(
        (lamp) =>
          `<circle cx="${lamp * 9}" cy="${-214 + row * 10}" r="3.400" fill="#f4fffb"/>`,
      ),
    )
    .join('');
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<g fill="none" stroke="#0c2629" stroke-width="3"><path d="M-17 0L-6 -198M17 0L6 -198"/>` +
    `<path stroke-width="1.600" d="M-16 -16L13 -64L-11 -108L9 -150L-6 -190M16 -16L-13 -64L11 -108L-9 -150L6 -190"/></g>` +
    `<path d="M-36 -222H36V-188H-36Z" fill="#12343a"/>${lamps}` +
    `<ellipse cx="0" cy="-204" rx="190" ry="120" fill="url(#lamp)" opacity=".6"/></g>`
  );
}

/** A heron on the wing, its neck drawn in and its legs behind. */
function flying(): string {
  return (
    '<path fill="#0b2427" d="M-46 6C-30 2 -18 0 -6 0C-16 -14 -30 -27 -52 -36C-26 -36 -4 -24 10 -4C24 -22 44 -32 70 -34C52 -26 38 -14 30 2' +
    'C36 3 42 2 46 -2C50 -6 56 -6 60 -2L82 2L60 4C54 10 44 13 30 12C14 14 -8 12 -20 10L-74 14L-74 11.500Z"/>'
  );
}
