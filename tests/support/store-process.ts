import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';

import {createControlClient, type ControlClient} from '@quillhaven/local-store/control';
import {projectPath, projectRoot} from '../../tools/project';

/** A local store in a process of its own, which can be frozen: it keeps its connections, and says nothing. */
export interface StoreProcess {
  readonly url: string;
  /** The worker's environment for this store. */
  readonly env: Record<string, string>;
  readonly control: ControlClient;
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

export async function startStoreProcess(): Promise<StoreProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', projectPath('tests/support/store-process-main.ts')],
    {cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit']},
  );
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const {url, env} = JSON.parse(line) as Pick<StoreProcess, 'url' | 'env'>;
  return {
    url,
    env,
    control: createControlClient(url),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGCONT');
      child.kill();
      await ended;
    },
  };
}
