import {startStore, type RunningStore} from '../tools/store/club-store';
import {startWorker, type RunningWorker} from '../tools/worker/start-worker';

import type {Setup} from './part';

/** The two shops that are compared, and where their pages are. */
export interface Peer {
  readonly name: 'ours' | 'template';
  /** Another build than this project's `dist`. */
  readonly build?: string;
  readonly pages: Readonly<Record<PageName, string>>;
}

export const peerNames = ['template', 'ours'] as const;
export type PeerName = (typeof peerNames)[number];

export const pageNames = ['home', 'collection', 'product'] as const;
export type PageName = (typeof pageNames)[number];

/** One result for each page of each shop. */
export type ByPage<Result> = Record<PageName, Record<PeerName, Result>>;

const PRODUCT = '/products/crest-hoodie';

export const ours: Peer = {
  name: 'ours',
  pages: {home: '/', collection: '/hoodies', product: PRODUCT},
};

/** @throws Error when the benchmark has not built it */
export function bothPeers({template}: Setup): Record<PeerName, Peer> {
  if (!template) throw new Error('The template has not been built.');
  return {
    ours,
    template: {
      name: 'template',
      build: template,
      pages: {home: '/', collection: '/collections/hoodies', product: PRODUCT},
    },
  };
}

export interface RunningPeer {
  readonly peer: Peer;
  readonly worker: RunningWorker;
  url(page: PageName): string;
}

/** Variables that only the template reads. */
const TEMPLATE_ENV = {SESSION_SECRET: 'bench', PUBLIC_STOREFRONT_ID: '0'};

interface PeerOptions {
  readonly store: Pick<RunningStore, 'env'>;
  /** Whether a full-page cache and compression stand in front, as in production. */
  readonly edge: boolean;
}

/** Starts one shop, runs `use` with it, and ends it. */
export async function withPeer<Result>(
  peer: Peer,
  {store, edge}: PeerOptions,
  use: (running: RunningPeer) => Promise<Result>,
): Promise<Result> {
  const worker = await startWorker({
    edge,
    ...(peer.build && {build: peer.build}),
    env: {
      ...TEMPLATE_ENV,
      PUBLIC_CHECKOUT_DOMAIN: store.env.PUBLIC_STORE_DOMAIN ?? '',
      // The bench is the host: it tells its visitors apart by their addresses.
      BUYER_IP_HEADER: 'oxygen-buyer-ip',
      ...store.env,
    },
  });
  try {
    const url = (page: PageName) => worker.origin + peer.pages[page];
    return await use({peer, worker, url});
  } finally {
    await worker.stop();
  }
}

/** Asks for every page once: pictures are drawn, code is compiled, answers are cached. */
export async function warm({url}: RunningPeer): Promise<void> {
  for (const page of pageNames) await (await fetch(url(page))).text();
}

/** Starts a store and both shops beside it, each asked for its pages once. */
export async function withBoth<Result>(
  setup: Setup,
  {edge}: Pick<PeerOptions, 'edge'>,
  use: (running: Record<PeerName, RunningPeer>) => Promise<Result>,
): Promise<Result> {
  const peers = bothPeers(setup);
  const store = await startStore();
  try {
    return await withPeer(peers.ours, {store, edge}, (running) =>
      withPeer(peers.template, {store, edge}, async (template) => {
        await warm(running);
        await warm(template);
        return use({ours: running, template});
      }),
    );
  } finally {
    await store.stop();
  }
}

/** Measures the two shops in turns, `rounds` times, so that other load on the machine affects both alike. */
export async function interleave<Result>(
  rounds: number,
  measure: (name: PeerName) => Promise<Result>,
): Promise<Record<PeerName, Result[]>> {
  const results: Record<PeerName, Result[]> = {ours: [], template: []};
  for (let round = 0; round < rounds; round += 1) {
    for (const name of peerNames) results[name].push(await measure(name));
  }
  return results;
}

/** Asks `measure` for each page, one after the other: two measurements at once would disturb each other. */
export async function eachPage<Result>(
  measure: (page: PageName) => Promise<Record<PeerName, Result>>,
): Promise<ByPage<Result>> {
  const results: [PageName, Record<PeerName, Result>][] = [];
  for (const page of pageNames) results.push([page, await measure(page)]);
  return Object.fromEntries(results) as ByPage<Result>;
}

/** Rows of a table: each page of the template, and below it ours. */
export const pageRows = <Result>(
  results: ByPage<Result>,
  row: (result: Result, both: Record<PeerName, Result>) => string[],
): string[][] =>
  pageNames.flatMap((page) =>
    peerNames.map((name) => [
      `${page}, ${name}`,
      ...row(results[page][name], results[page]),
    ]),
  );

/** The largest value over all pages of one shop. */
export const worst = <Result>(
  results: ByPage<Result>,
  name: PeerName,
  value: (result: Result) => number,
) => Math.max(...pageNames.map((page) => value(results[page][name])));
