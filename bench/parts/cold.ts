import {startStore} from '../../tools/store/club-store';
import {blocks, ratio, spread, table} from '../format';
import {startLateStore, type Calls} from '../late-store';
import type {Part, Target} from '../part';
import {
  allEditions,
  eachPage,
  interleave,
  pageNames,
  pageRows,
  withPeer,
  type ByPage,
  type PageName,
  type Peer,
} from '../peers';
import {spreadOf} from '../statistics';

const LATENCY_MS = 100;
const RUNS = 5;

/** One visit without a browser: milliseconds to the last byte, and what was asked of the store meanwhile. */
interface Visit {
  readonly ms: number;
  readonly calls: Calls;
  readonly status: number;
  /** Whether the edge had the page. */
  readonly fromEdge: boolean;
}

/** The first visits to a fresh worker. */
interface ColdRun {
  readonly first: Visit;
  readonly second: Visit;
  /** With the entity tag of the second. */
  readonly revisit: Visit;
}

type LateStore = Awaited<ReturnType<typeof startLateStore>>;

async function visit(
  url: string,
  late: LateStore,
  etag: string | null = null,
): Promise<Visit & {etag: string | null}> {
  late.takeCalls();
  const start = performance.now();
  const response = await fetch(url, {headers: etag ? {'If-None-Match': etag} : {}});
  await response.text();
  return {
    ms: performance.now() - start,
    calls: late.takeCalls(),
    status: response.status,
    fromEdge: response.headers.get('oxygen-full-page-cache') === 'hit',
    etag: response.headers.get('etag'),
  };
}

function measureRun(
  peer: Peer,
  page: PageName,
  late: LateStore,
  env: Record<string, string>,
): Promise<ColdRun> {
  return withPeer(peer, {store: {env}, edge: true}, async ({url}) => {
    const first = await visit(url(page), late);
    const second = await visit(url(page), late);
    const revisit = await visit(url(page), late, second.etag);
    return {first, second, revisit};
  });
}

const msOf = (runs: readonly ColdRun[], which: keyof ColdRun) =>
  spreadOf(runs.map((run) => run[which].ms));

const max = (runs: readonly ColdRun[], which: keyof ColdRun, value: keyof Calls) =>
  Math.max(...runs.map((run) => run[which].calls[value]));

const every = (runs: readonly ColdRun[], test: (run: ColdRun) => boolean) =>
  runs.every(test);

function coldTable(results: ByPage<ColdRun[]>): string {
  const rows = pageRows(results, (runs, both) => {
    const first = msOf(runs, 'first');
    return [
      `${spread(first)}, ${ratio(first.median, msOf(both.template, 'first').median)}`,
      `${max(runs, 'first', 'count')} in ${max(runs, 'first', 'roundTrips')}`,
      spread(msOf(runs, 'second')),
      String(max(runs, 'second', 'count')),
      every(runs, ({second}) => second.fromEdge) ? 'edge' : 'worker',
      every(runs, ({revisit}) => revisit.status === 304) ? '304' : 'whole page',
    ];
  });
  const header = ['page', 'first visit ms, ÷ template', 'calls in round trips'];
  return table(
    [...header, 'second visit ms', 'calls', 'answered by', 'with its tag'],
    rows,
  );
}

function targetsOf(results: ByPage<ColdRun[]>): Target[] {
  const trips = (name: 'ours' | 'template') =>
    Math.max(...pageNames.map((page) => max(results[page][name], 'first', 'roundTrips')));
  const second = (name: 'ours' | 'template') =>
    pageNames.every((page) => every(results[page][name], ({second}) => second.fromEdge))
      ? 'edge'
      : 'worker';
  return [
    {
      name: 'Round trips to the store of a cold page',
      wanted: '1',
      template: String(trips('template')),
      ours: String(trips('ours')),
      met: trips('ours') === 1,
    },
    {
      name: 'Second visit answered by',
      wanted: 'the edge, worker not run',
      template: second('template'),
      ours: second('ours'),
      met: second('ours') === 'edge',
    },
  ];
}

export const cold: Part = {
  title: `Cold and warm, the store ${LATENCY_MS} ms away`,
  bound: 240,
  comparesTemplate: true,
  async measure(setup) {
    const peers = allEditions(setup);
    const store = await startStore();
    const late = await startLateStore(store.url, LATENCY_MS);
    const env = {...store.env, PUBLIC_STORE_DOMAIN: late.url};
    try {
      const results = await eachPage((page) =>
        interleave(Math.min(RUNS, setup.runs), (name) =>
          measureRun(peers[name], page, late, env),
        ),
      );
      return {
        section: blocks(
          'A fresh worker behind the edge for each run: the first visit of all, the same again, and once more with the ' +
            "entity tag that came. Times are to the document's last byte.",
          coldTable(results),
        ),
        targets: targetsOf(results),
      };
    } finally {
      late.stop();
      await store.stop();
    }
  },
};
