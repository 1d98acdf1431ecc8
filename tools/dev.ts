import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {devNull} from 'node:os';
import {setTimeout as sleep} from 'node:timers/promises';

import {projectPath, projectRoot} from './project';
import {choosePort} from './ports';
import {openBackend, storeFlags} from './environment';
import {hasEnded, readFlags, runScript, untilInterrupted} from './command';

/** How long the CLI has to end by itself. An open page keeps its server waiting. */
const EXIT_TIMEOUT_MS = 3000;

/**
 * `npm run dev`: the local store, and the shop with hot reloading at http://localhost:3000.
 * `--catalogue products.csv` sells what that file holds.
 */
await runScript(async () => {
  const flags = readFlags(storeFlags);
  const port = await choosePort('PORT', 3000, 'which the shop needs');
  const backend = await openBackend(`http://localhost:${port}`, flags);
  const hydrogen = startHydrogen(port, backend.env);
  const ended = once(hydrogen, 'exit');
  await untilInterrupted(async () => {
    const hydrogenEnded = hasEnded(hydrogen);
    await killProcessGroup(hydrogen, ended);
    await backend.store?.stop();
    // An interruption is no failure, whatever exit code the CLI has.
    process.exitCode = hydrogenEnded ? (hydrogen.exitCode ?? 1) : 0;
  }, ended);
});

/**
 * Without telemetry, look-ups of newer versions and notices from the network; in a group of its own. The worker gets
 * `env` and nothing else: `vite.config.ts` reads it, and the CLI's own reading of `.env` finds an empty file.
 */
function startHydrogen(port: number, env: Record<string, string>): ChildProcess {
  const options = ['--port', String(port), '--env-file', devNull, '--codegen'];
  return spawn(
    projectPath('node_modules/.bin/shopify'),
    ['hydrogen', 'dev', '--disable-version-check', ...options],
    {
      cwd: projectRoot,
      detached: true,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        SHOPIFY_CLI_NO_ANALYTICS: '1',
        CI: '1',
        WORKER_ENV: JSON.stringify(env),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // ESRCH: the group has no process left.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Ends the CLI with everything that it has started: Vite, workerd and codegen. One that does not go is killed. */
async function killProcessGroup(
  child: ChildProcess,
  ended: Promise<unknown>,
): Promise<void> {
  const {pid} = child;
  if (!pid || hasEnded(child)) return;
  process.kill(-pid, 'SIGTERM');
  const gone = await Promise.race([
    ended.then(() => true),
    sleep(EXIT_TIMEOUT_MS, false),
  ]);
  if (!gone) killGroup(pid);
  await ended;
  // Processes that the CLI left behind.
  killGroup(pid);
}
