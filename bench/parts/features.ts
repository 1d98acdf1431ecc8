import {createClubCatalogue} from '@quillhaven/club';

import {startStore} from '../../tools/store/club-store';
import {blocks, kib, oneDecimal, ratio, table, whole} from '../format';
import type {Part, Target} from '../part';
import {ours, withPeer, type PageName, type RunningPeer} from '../peers';
import {medianOf} from '../statistics';
import {countBytes} from './bytes';
import {visit} from './paints';

/** How much later the largest paint may come with a feature. */
const MAX_SLOWER = 1.05;
const CPU_RATE = 4;

/** Saved products, gifts, bundles, pickup and reviews, whose provider does not answer. */
const FANS_ENV = {
  SAVED_PRODUCTS: 'on',
  GIFTS: 'on',
  BUNDLES: 'on',
  PICKUP: 'on',
  REVIEWS: 'judgeme',
  JUDGEME_TOKEN: 'token',
  JUDGEME_ORIGIN: 'http://127.0.0.1:9',
};

interface Shops {
  /** With none of the features below. */
  readonly plain: RunningPeer;
  /** With five sections on its home page. */
  readonly sections: RunningPeer;
  readonly fans: RunningPeer;
}

async function withShops<Result>(use: (shops: Shops) => Promise<Result>) {
  const now = new Date();
  const [club, dressed] = await Promise.all([
    startStore({catalogue: createClubCatalogue(now, {gifts: true})}),
    startStore({catalogue: createClubCatalogue(now, {frontPage: true})}),
  ]);
  const withFans = {env: {...club.env, ...FANS_ENV}};
  try {
    return await withPeer(ours, {store: club, edge: true}, (plain) =>
      withPeer(ours, {store: dressed, edge: true}, (sections) =>
        withPeer(ours, {store: withFans, edge: true}, (fans) =>
          use({plain, sections, fans}),
        ),
      ),
    );
  } finally {
    await Promise.all([club.stop(), dressed.stop()]);
  }
}

const FEATURES = {
  plain: 'neither',
  sections: 'five sections',
  fans: 'the fans’ features',
} satisfies Record<keyof Shops, string>;

const MEASURED: readonly [PageName, keyof Shops][] = [
  ['home', 'plain'],
  ['home', 'sections'],
  ['home', 'fans'],
  ['product', 'plain'],
  ['product', 'fans'],
];

/** Visits each page in turns, and counts its bytes. */
async function measureShops(shops: Shops, runs: number) {
  const pages = MEASURED.map(([page, name]) => ({
    page,
    name,
    url: shops[name].url(page),
    paints: [] as {lcp: number; cls: number}[],
  }));
  for (let run = 0; run < runs; run += 1)
    for (const {url, paints} of pages) paints.push(await visit(url, CPU_RATE));
  const measured = [];
  for (const {page, name, url, paints} of pages)
    measured.push({
      page,
      name,
      bytes: await countBytes(url),
      lcp: medianOf(paints.map(({lcp}) => lcp)),
      cls: medianOf(paints.map(({cls}) => cls)),
    });
  return measured;
}

/** The costs that features which are off by default add to a page, and those that they do not. */
export const features: Part = {
  title: 'Pages without features, with five sections, and with all that fans have',
  bound: 600,
  comparesTemplate: false,
  measure: (setup) =>
    withShops(async (shops) => {
      const measured = await measureShops(shops, setup.runs);
      const targets = measured
        .filter(({name}) => name !== 'plain')
        .map(({page, name, lcp}): Target => {
          const plain = measured.find((one) => one.page === page)?.lcp ?? NaN;
          return {
            name: `Largest paint of ${page} with ${FEATURES[name]}, by that without`,
            wanted: `≤ ${MAX_SLOWER}`,
            template: '–',
            ours: ratio(lcp, plain),
            met: lcp <= plain * MAX_SLOWER,
          };
        });
      const header = [
        'page, features (KiB, ms)',
        'requests (scripts)',
        'scripts until idle, gzip',
        'HTML + CSS before paint, brotli',
        'pictures',
        'LCP',
        'CLS',
      ];
      const rows = measured.map(({page, name, bytes, lcp, cls}) => [
        `${page}, ${FEATURES[name]}`,
        `${bytes.requests} (${bytes.scripts})`,
        kib(bytes.scriptsGzip),
        kib(bytes.documentBrotli),
        kib(bytes.images),
        whole(lcp),
        cls.toFixed(3),
      ]);
      return {
        section: blocks(
          `Slow 4G and CPU ${oneDecimal(CPU_RATE)}x; medians of ${setup.runs}.`,
          table(header, rows),
        ),
        targets,
      };
    }),
};
