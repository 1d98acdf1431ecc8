import {readdir, readFile} from 'node:fs/promises';

const TICK_MS = 10;
const PAGE_KIB = 4;

interface ProcessUse {
  readonly cpuMs: number;
  readonly rssMiB: number;
}

/** CPU time and memory of a process and all it started, from Linux's /proc. */
export async function measureProcess(root: number): Promise<ProcessUse> {
  const stats = new Map<number, {parent: number} & ProcessUse>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    stats.set(Number(name), {
      parent,
      cpuMs: ((fields[11] ?? 0) + (fields[12] ?? 0)) * TICK_MS,
      rssMiB: ((fields[21] ?? 0) * PAGE_KIB) / 1024,
    });
  }
  const isDescendant = (pid: number): boolean =>
    pid === root || (pid > 1 && isDescendant(stats.get(pid)?.parent ?? 0));
  const own = [...stats].filter(([pid]) => isDescendant(pid)).map(([, use]) => use);
  return {
    cpuMs: own.reduce((total, use) => total + use.cpuMs, 0),
    rssMiB: own.reduce((total, use) => total + use.rssMiB, 0),
  };
}
