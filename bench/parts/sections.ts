import {createClubCatalogue} from '@quillhaven/club';

import {startStore} from '../../tools/store/club-store';
import {blocks, kib, oneDecimal, ratio, table, whole} from '../format';
import type {Part, Setup, Target} from '../part';
import {ours, withPeer, type RunningPeer} from '../peers';
import {medianOf} from '../statistics';
import {countBytes, type PageBytes} from './bytes';
import {visit} from './paints';

/** How much later the largest paint may come with sections. */
const MAX_SLOWER = 1.05;
const CPU_RATE = 4;

interface Home {
  readonly bytes: PageBytes;
  readonly lcp: number;
  readonly cls: number;
}

/** Runs `use` with a shop whose home page is plain, and one whose is dressed with five sections. */
async function withHomes<Result>(
  use: (plain: RunningPeer, dressed: RunningPeer) => Promise<Result>,
): Promise<Result> {
  const [plain, dressed] = await Promise.all([
    startStore(),
    startStore({catalogue: createClubCatalogue(new Date(), {frontPage: true})}),
  ]);
  try {
    return await withPeer(ours, {store: plain, edge: true}, (one) =>
      withPeer(ours, {store: dressed, edge: true}, (other) => use(one, other)),
    );
  } finally {
    await Promise.all([plain.stop(), dressed.stop()]);
  }
}

async function measureHomes(
  shops: readonly RunningPeer[],
  {runs}: Setup,
): Promise<Home[]> {
  const paints = shops.map((): {lcp: number; cls: number}[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, shop] of shops.entries())
      paints[index]?.push(await visit(shop.url('home'), CPU_RATE));
  const homes: Home[] = [];
  for (const [index, shop] of shops.entries()) {
    const own = paints[index] ?? [];
    homes.push({
      bytes: await countBytes(shop.url('home')),
      lcp: medianOf(own.map(({lcp}) => lcp)),
      cls: medianOf(own.map(({cls}) => cls)),
    });
  }
  return homes;
}

const rowOf = (name: string, {bytes, lcp, cls}: Home) => [
  name,
  `${bytes.requests} (${bytes.scripts})`,
  kib(bytes.scriptsGzip),
  kib(bytes.documentBrotli),
  kib(bytes.images),
  whole(lcp),
  cls.toFixed(3),
];

/** The costs that sections add to the home page, and those that they do not. */
export const sections: Part = {
  title: 'Home without sections and with five',
  bound: 400,
  comparesTemplate: false,
  measure: (setup) =>
    withHomes(async (...shops) => {
      const [plain, dressed] = await measureHomes(shops, setup);
      if (!plain || !dressed) throw new Error('A shop was not measured.');
      const target: Target = {
        name: 'Largest paint of home with five sections, by that without',
        wanted: `≤ ${MAX_SLOWER}`,
        template: '–',
        ours: ratio(dressed.lcp, plain.lcp),
        met: dressed.lcp <= plain.lcp * MAX_SLOWER,
      };
      return {
        section: blocks(
          `Slow 4G and CPU ${oneDecimal(CPU_RATE)}x; medians of ${setup.runs}.`,
          table(
            [
              'home (KiB, ms)',
              'requests (scripts)',
              'scripts until idle, gzip',
              'HTML + CSS before paint, brotli',
              'pictures',
              'LCP',
              'CLS',
            ],
            [rowOf('without sections', plain), rowOf('with five', dressed)],
          ),
        ),
        targets: [target],
      };
    }),
};
