import type {RunningStore} from '../scripts/store/club-store';

import {startLateStore} from './late-store';
import {pageNames, withPeer, type PageName, type Peer} from './peers';
import {spreadOf, type Spread} from './statistics';

/** Times to the last byte in milliseconds, and how often the store was called. */
export interface ColdResult {
  readonly first: Spread;
  readonly firstCalls: number;
  readonly second: Spread;
  readonly secondCalls: number;
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now();
  await (await fetch(url)).text();
  return performance.now() - start;
}

/** The first and the second visit to each page of a fresh worker, with `latencyMs` between it and the store. */
export async function measureCold(
  peer: Peer,
  store: RunningStore,
  latencyMs: number,
  runs: number,
): Promise<Record<PageName, ColdResult>> {
  const late = await startLateStore(store.url, latencyMs);
  const env = {...store.env, PUBLIC_STORE_DOMAIN: late.url};
  const results = await pageNames.reduce<Promise<[PageName, ColdResult][]>>(
    async (done, page) => [...(await done), [page, await coldPage(page)]],
    Promise.resolve([]),
  );
  late.stop();
  return Object.fromEntries(results) as Record<PageName, ColdResult>;

  async function coldPage(page: PageName): Promise<ColdResult> {
    const first: number[] = [];
    const second: number[] = [];
    let firstCalls = 0;
    let secondCalls = 0;
    for (let run = 0; run < runs; run += 1) {
      await withPeer(peer, {store: {env}, edge: true, warm: false}, async ({url}) => {
        late.takeCalls();
        first.push(await timeOf(url(page)));
        firstCalls = late.takeCalls();
        second.push(await timeOf(url(page)));
        secondCalls = late.takeCalls();
      });
    }
    return {first: spreadOf(first), firstCalls, second: spreadOf(second), secondCalls};
  }
}
