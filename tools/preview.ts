import {existsSync} from 'node:fs';

import {projectPath} from './project';
import {choosePort} from './ports';
import {openBackend, STORE_USAGE, storeFlags} from './environment';
import {UsageError, readFlags, runCommand, runScript, untilInterrupted} from './command';
import {startWorker} from './worker/start-worker';

const USAGE = `Usage: npm run preview [-- options]

  --build              builds anew, also where a build exists
  --edge               puts a cache like Oxygen's in front
${STORE_USAGE}`;

/**
 * `npm run preview`: the local store, and the production build in workerd at http://localhost:3000.
 * `--edge` puts a cache like Oxygen's in front; `--build` builds again even where a build exists;
 * `--catalogue products.csv` sells what that file holds.
 */
await runScript(async () => {
  const flags = readFlags(
    {...storeFlags, edge: {type: 'boolean'}, build: {type: 'boolean'}},
    USAGE,
  );
  const port = await choosePort('PORT', 3000, 'which the shop needs');
  const built = existsSync(projectPath('dist/server/index.js'));
  if (!built || flags.build) await build();
  const backend = await openBackend(`http://localhost:${port}`, flags);
  // With the public token alone, as specified (§6): only Hydrogen's development build asks for the other one too.
  const specified = backend.store && {PRIVATE_STOREFRONT_API_TOKEN: ''};
  const worker = await startWorker({
    env: {...backend.env, ...specified},
    port,
    edge: flags.edge ?? false,
    logRequests: true,
    onLog: (line) => console.info(line),
  });
  console.info(`Shop: ${worker.origin}`);
  await untilInterrupted(async () => {
    await Promise.all([worker.stop(), backend.store?.stop()]);
  });
});

async function build(): Promise<void> {
  console.info('Building…');
  const {ok, output} = await runCommand('npm', ['run', '--silent', 'build']);
  if (!ok) throw new UsageError(`The build failed.\n${output}`);
}
