import {once} from 'node:events';
import {get, type IncomingMessage} from 'node:http';

import {freePort} from '../tools/ports';
import {startStore, type RunningStore} from '../tools/store/club-store';
import {startWorker, type RunningWorker} from '../tools/worker/start-worker';

import type {Relay} from './link/relay';
import type {Setup} from './part';

/** A shop that is compared, and where its pages are. */
export interface Peer {
  /** Whose shop it is: their markup differs. */
  readonly name: PeerName;
  /** Another build than this project's `dist`. */
  readonly build?: string;
  readonly pages: Readonly<Record<PageName, string>>;
}

/** The two shops as they ship. */
export const peerNames = ['template', 'ours'] as const;
export type PeerName = (typeof peerNames)[number];

/** The same, and between them the template with the content of this shop. */
export const editionNames = ['template', 'equal template', 'ours'] as const;
export type EditionName = (typeof editionNames)[number];

export const pageNames = ['home', 'collection', 'product'] as const;
export type PageName = (typeof pageNames)[number];

/** One result for each page of each shop. */
export type ByPage<Result, Name extends EditionName = PeerName> = Record<
  PageName,
  Record<Name, Result>
>;

const PRODUCT = '/products/crest-hoodie';

export const ours: Peer = {
  name: 'ours',
  pages: {home: '/', collection: '/hoodies', product: PRODUCT},
};

/** @throws Error when the benchmark has not built the template */
function allEditions({template}: Setup): Record<EditionName, Peer> {
  if (!template) throw new Error('The template has not been built.');
  const templateFrom = (build: string): Peer => ({
    name: 'template',
    build,
    pages: {home: '/', collection: '/collections/hoodies', product: PRODUCT},
  });
  return {
    template: templateFrom(template.shipped),
    'equal template': templateFrom(template.equal),
    ours,
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
  /** Where the worker's calls of a service go instead, by its origin. */
  readonly standIns?: Readonly<Record<string, string>>;
  /** The slow link by which browsers reach it. */
  readonly relay?: Relay;
}

/** Starts one shop, runs `use` with it, and ends it. */
export async function withPeer<Result>(
  peer: Peer,
  {store, edge, standIns, relay}: PeerOptions,
  use: (running: RunningPeer) => Promise<Result>,
): Promise<Result> {
  const worker = await startWorker({
    edge,
    standIns,
    ...(peer.build && {build: peer.build}),
    env: {
      ...TEMPLATE_ENV,
      PUBLIC_CHECKOUT_DOMAIN: store.env.PUBLIC_STORE_DOMAIN ?? '',
      PUBLIC_IMAGE_ORIGIN: store.env.PUBLIC_STORE_DOMAIN ?? '',
      // The bench is the host: it tells its visitors apart by their addresses.
      BUYER_IP_HEADER: 'oxygen-buyer-ip',
      ...store.env,
    },
  });
  try {
    const origin = relay ? await relay.add(worker.origin) : worker.origin;
    const url = (page: PageName) => origin + peer.pages[page];
    return await use({peer, worker, url});
  } finally {
    await worker.stop();
  }
}

/** Asks for every page once, as from a browser: code is compiled, and answers are cached. */
async function warm({worker, url}: RunningPeer): Promise<void> {
  for (const page of pageNames) {
    const {host, pathname} = new URL(url(page));
    const headers = {host, 'accept-encoding': 'br'};
    const request = get(worker.origin + pathname, {headers});
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
  }
}

/** A store whose pictures come over the same link as pages, from the host of a real store's (the template connects to it early). */
async function startStoreBehind(
  relay: Relay,
): Promise<Pick<RunningStore, 'env' | 'stop'>> {
  const port = await freePort();
  const own = `http://127.0.0.1:${port}`;
  const publicUrl = await relay.add(own, 'cdn.shopify.com');
  const {env, stop} = await startStore({port, publicUrl});
  return {env: {...env, PUBLIC_STORE_DOMAIN: own, PUBLIC_IMAGE_ORIGIN: publicUrl}, stop};
}

/** Starts a store and some editions beside it, each asked for its pages once. */
export async function withEditions<Name extends EditionName, Result>(
  names: readonly Name[],
  setup: Setup,
  {edge, relay}: Pick<PeerOptions, 'edge' | 'relay'>,
  use: (running: Record<Name, RunningPeer>) => Promise<Result>,
): Promise<Result> {
  const editions = allEditions(setup);
  const store = await (relay ? startStoreBehind(relay) : startStore());
  const startFrom = (
    index: number,
    started: readonly [Name, RunningPeer][],
  ): Promise<Result> => {
    const name = names[index];
    if (!name) return use(Object.fromEntries(started) as Record<Name, RunningPeer>);
    return withPeer(editions[name], {store, edge, relay}, async (running) => {
      await warm(running);
      return startFrom(index + 1, [...started, [name, running]]);
    });
  };
  try {
    return await startFrom(0, []);
  } finally {
    await store.stop();
  }
}

/** Measures editions in turns, `rounds` times, so that other load on the machine affects all alike. */
export async function inTurns<Result, Name extends EditionName>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Promise<Result>,
): Promise<Record<Name, Result[]>> {
  const results = Object.fromEntries(
    names.map((name): [Name, Result[]] => [name, []]),
  ) as Record<Name, Result[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) results[name].push(await measure(name));
  }
  return results;
}

/** Asks `measure` for each page, one after the other: two measurements at once would disturb each other. */
export async function eachPage<Result, Name extends EditionName>(
  measure: (page: PageName) => Promise<Record<Name, Result>>,
): Promise<ByPage<Result, Name>> {
  const results: [PageName, Record<Name, Result>][] = [];
  for (const page of pageNames) results.push([page, await measure(page)]);
  return Object.fromEntries(results) as ByPage<Result, Name>;
}

/** Rows of a table: each page, with a row for each peer that was measured. */
export const pageRows = <Result, Name extends EditionName>(
  results: ByPage<Result, Name>,
  row: (result: Result, all: Record<Name, Result>) => string[],
): string[][] =>
  pageNames.flatMap((page) =>
    Object.entries<Result>(results[page]).map(([name, result]) => [
      `${page}, ${name}`,
      ...row(result, results[page]),
    ]),
  );

/** The largest value over all pages of one peer. */
export const worst = <Result, Name extends EditionName>(
  results: ByPage<Result, Name>,
  name: Name,
  value: (result: Result) => number,
) => Math.max(...pageNames.map((page) => value(results[page][name])));
