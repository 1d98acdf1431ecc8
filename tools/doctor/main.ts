import {runScript, UsageError} from '../command';
import {readEnvironment} from '../environment';
import {loadAppDocuments} from '../graphql/app-documents';
import {startStore} from '../store/club-store';
import {examine, tableOf} from './examine';

/**
 * `npm run doctor`: examines the configuration and the store, and says what to fix. `--json` for programs. Exits
 * with 1 if there is a fault. Without `PUBLIC_STORE_DOMAIN` it starts a local store and examines that.
 */
await runScript(async () => {
  const flags = process.argv.slice(2);
  const wrong = flags.find((flag) => flag !== '--json');
  if (wrong)
    throw new UsageError(`There is no ${wrong}. Usage: npm run doctor [-- --json]`);
  const {env: own, unknown} = readEnvironment();
  const store = own.PUBLIC_STORE_DOMAIN ? undefined : await startStore();
  const env = {...store?.env, ...own};
  try {
    const diagnosis = await examine(env, {documents: await loadAppDocuments(), unknown});
    console.info(
      flags.includes('--json') ? JSON.stringify(diagnosis, null, 2) : tableOf(diagnosis),
    );
    process.exitCode = diagnosis.healthy ? 0 : 1;
  } finally {
    await store?.stop();
  }
});
