/** The club's bird, about 70 units tall, standing on one leg with its foot at (0, 50), looking right. */
const HERON_BODY =
  'M38 -33.5L13 -41C9 -44.5 2.5 -44.2 -1 -39.4L-17 -37.6C-11 -35.6 -5 -34.6 -1.6 -33.4' +
  'C-.6 -26.4 9 -21.6 7.4 -12.6C6 -5.6 -6 -4 -14 1.6C-23 8 -29 16.4 -33 28C-23 25.6 -11 23.4 -1 15.4' +
  'C7.4 8.8 15 -1.4 14.6 -12.6C14.2 -22 5.6 -25.4 5.4 -31.4C5.3 -34.8 8.4 -36 11.6 -36Z';

/** The eye, as a hole of the color behind. */
const HERON_EYE = 'M4.2 -39.6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z';

/** The line of the folded wing. */
const HERON_WING = 'M4 -4C-6 4 -14 8 -25 20';

/** The standing leg and the tucked one, as center lines. */
const HERON_LEGS = 'M-3 17L-1 33L-2 50M-2 50L5 51M-2 50L-7 51M-9 20L2 30L-7 34';

/** The bird in one ink on a color. */
export function heron(ink: string, behind: string, leg = 2.2): string {
  return (
    `<path d="${HERON_LEGS}" fill="none" stroke="${ink}" stroke-width="${leg}" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<path d="${HERON_BODY}" fill="${ink}"/>` +
    `<path d="${HERON_WING}" fill="none" stroke="${behind}" stroke-width="1.5" stroke-linecap="round"/>` +
    `<path d="${HERON_EYE}" fill="${behind}"/>`
  );
}

/** A wave line of `count` crests over `width` units, its middle at the origin. */
export function waveLine(width: number, count: number, height: number): string {
  const step = width / count;
  let d = `M${-width / 2} 0`;
  for (let i = 0; i < count; i += 1) {
    d += `q${step / 4} ${-height} ${step / 2} 0t${step / 2} 0`;
  }
  return d;
}
