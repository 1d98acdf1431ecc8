import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {setTimeout as sleep} from 'node:timers/promises';

import {envText} from './connect/env-file';
import {projectPath, projectRoot} from './project';
import {choosePort} from './ports';
import {openBackend, storeFlags} from './environment';
import {readFlags, runScript, untilInterrupted} from './command';

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
  const envFile = await writeEnvFile(backend.env);
  const hydrogen = startHydrogen(port, envFile);
  const ended = once(hydrogen, 'exit');
  await untilInterrupted(async () => {
    const hydrogenEnded = hasEnded(hydrogen);
    await killProcessGroup(hydrogen, ended);
    await Promise.all([backend.store?.stop(), rm(projectPath(envFile), {force: true})]);
    // An interruption is no failure, whatever exit code the CLI has.
    process.exitCode = hydrogenEnded ? (hydrogen.exitCode ?? 1) : 0;
  }, ended);
});

/** The Hydrogen CLI gives the worker what a file holds, and nothing of the process environment. */
async function writeEnvFile(env: Record<string, string>): Promise<string> {
  const file = `.cache/dev-${process.pid}.env`;
  await mkdir(projectPath('.cache'), {recursive: true});
  await writeFile(projectPath(file), envText(env), {mode: 0o600});
  return file;
}

/** Without telemetry, look-ups of newer versions and notices from the network; in a group of its own. */
function startHydrogen(port: number, envFile: string): ChildProcess {
  const options = ['--port', String(port), '--env-file', envFile, '--codegen'];
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

function hasEnded({exitCode, signalCode}: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
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
