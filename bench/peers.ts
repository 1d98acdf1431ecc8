import type {RunningStore} from '../scripts/store/club-store';
import {startWorker, type RunningWorker} from '../scripts/worker/start-worker';

/** One of the two shops that are compared, and where its pages are. */
export interface Peer {
  readonly name: 'ours' | 'template';
  readonly build?: string;
  readonly pages: Readonly<Record<PageName, string>>;
}

export const pageNames = ['home', 'collection', 'product'] as const;
export type PageName = (typeof pageNames)[number];

const PRODUCT = '/products/crest-hoodie';

export const ours: Peer = {
  name: 'ours',
  pages: {home: '/', collection: '/hoodies', product: PRODUCT},
};

export const templateOf = (build: string): Peer => ({
  name: 'template',
  build,
  pages: {home: '/', collection: '/collections/hoodies', product: PRODUCT},
});

export interface RunningPeer {
  readonly peer: Peer;
  readonly worker: RunningWorker;
  url(page: PageName): string;
}

/** What the template reads and ours does not. */
const TEMPLATE_ENV = {SESSION_SECRET: 'bench', PUBLIC_STOREFRONT_ID: '0'};

interface PeerOptions {
  readonly store: Pick<RunningStore, 'env'>;
  /** Whether a full-page cache and compression stand in front, as in production. */
  readonly edge: boolean;
  /** Whether its pages have been asked for before: pictures drawn, code compiled, answers cached. */
  readonly warm: boolean;
}

/** Starts one peer, runs `use` with it, and ends it. One peer runs at a time. */
export async function withPeer<Result>(
  peer: Peer,
  {store, edge, warm}: PeerOptions,
  use: (running: RunningPeer) => Promise<Result>,
): Promise<Result> {
  const worker = await startWorker({
    edge,
    ...(peer.build && {build: peer.build}),
    env: {
      ...TEMPLATE_ENV,
      PUBLIC_CHECKOUT_DOMAIN: store.env.PUBLIC_STORE_DOMAIN ?? '',
      ...store.env,
    },
  });
  try {
    const url = (page: PageName) => worker.origin + peer.pages[page];
    if (warm) for (const page of pageNames) await (await fetch(url(page))).text();
    return await use({peer, worker, url});
  } finally {
    await worker.stop();
  }
}
