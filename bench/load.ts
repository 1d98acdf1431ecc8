import autocannon from 'autocannon';

import {measureProcess} from './process-use';
import {spreadOf, type Spread} from './statistics';

/** How many ask at once. */
export const CONNECTIONS = 10;

/** The worker's performance in a burst of requests for one URL. */
export interface Load {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMsPerRequest: number;
  readonly rssMiB: number;
  readonly failures: number;
}

interface Burst {
  readonly url: string;
  /** The worker's process. */
  readonly pid: number;
  readonly seconds: number;
  /** Whether each request has its own URL, so that none is served from a cache of pages. */
  readonly uncached: boolean;
}

let urls = 0;

function ownUrl(url: string): string {
  const {pathname, search} = new URL(url);
  return `${pathname}${search}${search ? '&' : '?'}visit=${(urls += 1)}`;
}

/** Requests `url` as fast as it responds. */
export async function loadOnce({url, pid, seconds, uncached}: Burst): Promise<Load> {
  const before = await measureProcess(pid);
  const result = await autocannon({
    ...{url, connections: CONNECTIONS, duration: seconds},
    ...(uncached && {
      requests: [{setupRequest: (request) => ({...request, path: ownUrl(url)})}],
    }),
  });
  const after = await measureProcess(pid);
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMsPerRequest: (after.cpuMs - before.cpuMs) / Math.max(result.requests.total, 1),
    rssMiB: after.rssMiB,
    failures: result.errors + result.non2xx,
  };
}

/** The median and the spread of one figure of several bursts. */
export const spreadOfLoads = (
  loads: readonly Load[],
  figure: Exclude<keyof Load, 'failures'>,
): Spread => spreadOf(loads.map((load) => load[figure]));
