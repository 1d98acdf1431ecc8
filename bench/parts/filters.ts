import {brotliCompressSync, constants} from 'node:zlib';

import {createLargeCatalogue} from '@quillhaven/club/extremes';
import {startStore} from '../../tools/store/club-store';
import {blocks, oneDecimal, kib, table} from '../format';
import {loadOnce} from '../load';
import type {Part, Target} from '../part';
import {ours, withPeer} from '../peers';
import {medianOf} from '../statistics';

const PRODUCTS = 5000;
/** How much more a page with filters may cost than one without. */
const MOST = 1.3;
const BURST_SECONDS = 2;

const LISTING = '/collections/latest';
const NARROWED = 'filter.v.option.size=M&filter.v.availability=1';

/** The same listing, 50 cards each: filters are asked for with its first page alone. */
type PageKind = 'without filters' | 'with filters' | 'filtered';

interface Cost {
  readonly cpuMs: number;
  readonly brotli: number;
}

async function bodyOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.text();
}

/** The URL of the listing's second page, as its first one links to it. */
async function secondPage(url: string): Promise<string> {
  const [, query] = /href="[^"]*(\?after=[^"]+)"/.exec(await bodyOf(url)) ?? [];
  if (!query) throw new Error(`${url} has no second page`);
  return url + query.replaceAll('&amp;', '&');
}

async function costOf(url: string, pid: number): Promise<Cost> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 5};
  const brotli = brotliCompressSync(await bodyOf(url), {params}).length;
  const load = {url, pid, seconds: BURST_SECONDS, connections: 4, anew: true};
  return {brotli, cpuMs: (await loadOnce(load)).cpuMsPerRequest};
}

export const filters: Part = {
  title: 'What filters cost',
  bound: 240,
  comparesTemplate: false,
  async measure({runs}) {
    const catalogue = createLargeCatalogue(PRODUCTS, new Date());
    const store = await startStore({catalogue, pictures: 'plain'});
    try {
      return await withPeer(ours, {store, edge: false}, async ({worker}) => {
        const first = worker.origin + LISTING;
        const urls: Record<PageKind, string> = {
          'without filters': await secondPage(first),
          'with filters': first,
          filtered: `${first}?${NARROWED}`,
        };
        const kinds = Object.keys(urls) as PageKind[];
        const costs: Record<PageKind, Cost[]> = {
          'without filters': [],
          'with filters': [],
          filtered: [],
        };
        // The first round only warms up.
        for (let round = 0; round <= runs; round += 1) {
          for (const kind of kinds) {
            const cost = await costOf(urls[kind], worker.pid);
            if (round > 0) costs[kind].push(cost);
          }
        }
        const cpuOf = (kind: PageKind) => medianOf(costs[kind].map(({cpuMs}) => cpuMs));
        const ratioOf = (kind: PageKind) => cpuOf(kind) / cpuOf('without filters');
        const target: Target = {
          name: `CPU of a page with filters, and filtered, on ${PRODUCTS} products`,
          wanted: `≤ ${MOST} times one without`,
          template: '–',
          ours: `${ratioOf('with filters').toFixed(2)}, ${ratioOf('filtered').toFixed(2)}`,
          met: ratioOf('with filters') <= MOST && ratioOf('filtered') <= MOST,
        };
        const rows = kinds.map((kind) => [
          kind,
          oneDecimal(cpuOf(kind)),
          ratioOf(kind).toFixed(2),
          kib(medianOf(costs[kind].map(({brotli}) => brotli))),
        ]);
        return {
          section: blocks(
            `A collection of ${PRODUCTS} products, 50 cards a page. Filters come with its first page; its second has none.`,
            table(['page', "worker's CPU, ms/request", '÷ without', 'KiB brotli'], rows),
          ),
          targets: [target],
        };
      });
    } finally {
      await store.stop();
    }
  },
};
