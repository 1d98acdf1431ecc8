import autocannon from 'autocannon';
import {readdir, readFile} from 'node:fs/promises';

export interface Throughput {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMsPerRequest: number;
  readonly rssMiB: number;
  readonly failures: number;
}

const CONNECTIONS = 10;
const TICK_MS = 10;
const PAGE_KIB = 4;

interface ProcessUse {
  readonly cpuMs: number;
  readonly rssMiB: number;
}

/** CPU time and memory of a process and all it started, from Linux's /proc. */
async function useOf(root: number): Promise<ProcessUse> {
  const stats = new Map<number, {parent: number} & ProcessUse>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const cpuMs = ((fields[11] ?? 0) + (fields[12] ?? 0)) * TICK_MS;
    stats.set(Number(name), {
      parent,
      cpuMs,
      rssMiB: ((fields[21] ?? 0) * PAGE_KIB) / 1024,
    });
  }
  const belongs = (pid: number): boolean =>
    pid === root || (pid > 1 && belongs(stats.get(pid)?.parent ?? 0));
  const own = [...stats].filter(([pid]) => belongs(pid)).map(([, use]) => use);
  return {
    cpuMs: own.reduce((total, use) => total + use.cpuMs, 0),
    rssMiB: own.reduce((total, use) => total + use.rssMiB, 0),
  };
}

/** Asks for `url` as fast as it answers, for `seconds` after a warm-up. */
export async function measureThroughput(
  url: string,
  pid: number,
  seconds: number,
): Promise<Throughput> {
  await autocannon({url, connections: CONNECTIONS, duration: 3});
  const before = await useOf(pid);
  const result = await autocannon({url, connections: CONNECTIONS, duration: seconds});
  const after = await useOf(pid);
  const {total} = result.requests;
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMsPerRequest: (after.cpuMs - before.cpuMs) / Math.max(total, 1),
    rssMiB: after.rssMiB,
    failures: result.errors + result.non2xx,
  };
}
