import {readdir, readFile, readlink} from 'node:fs/promises';

/** How `/proc/net/tcp` says that a socket listens. */
const LISTENING = '0A';

/** The TCP ports at which one process listens, from Linux's `/proc` (proc(5)). None of one that has ended. */
export async function listeningPorts(pid: number): Promise<number[]> {
  const inodes = await socketInodes(pid);
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) =>
      readFile(`/proc/${pid}/net/${name}`, 'utf8').catch(() => ''),
    ),
  );
  return tables.flatMap((table) =>
    table
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode = '']) => {
        return state === LISTENING && inodes.has(inode);
      })
      .map(([, address = '']) => parseInt(address.split(':')[1] ?? '', 16)),
  );
}

async function socketInodes(pid: number): Promise<Set<string>> {
  const folder = `/proc/${pid}/fd`;
  const names = await readdir(folder).catch(() => []);
  const targets = await Promise.all(
    names.map((name) => readlink(`${folder}/${name}`).catch(() => '')),
  );
  return new Set(
    targets.flatMap((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? []),
  );
}
