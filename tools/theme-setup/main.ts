import {parseConfig} from '../../app/server/config';
import {
  AdminError,
  createAdminClient,
  hasAdmin,
} from '../../app/staff/admin-client.server';
import {assertUsable, readEnvironment} from '../environment';
import {runScript, UsageError} from '../command';
import {ADMIN_SCOPES, createDefinitions, examineDefinitions} from './setup';

/**
 * `npm run theme:setup`: makes the metaobject definitions that themes, drafts, published states, plans and sections live in, in the store
 * that `.env` names, and adds fields that they lack. It says what it will do before it does it. It changes nothing else that is there.
 */
await runScript(async () => {
  const env = await readEnvironment();
  assertUsable(env);
  const {admin, store} = parseConfig(env);
  const settings = {...admin, origin: store.origin};
  if (!hasAdmin(settings))
    throw new UsageError(
      'Set ADMIN_API_TOKEN, or ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET, of an app with the permissions ' +
        `${ADMIN_SCOPES.join(' and ')} (docs/theme-metaobject.md).`,
    );
  try {
    const client = createAdminClient(settings);
    for (const {type, state, problem} of await examineDefinitions(client)) {
      if (state === 'missing') console.info(`to make    ${type}`);
      if (state === 'incomplete') console.info(`to extend  ${type}: ${problem}`);
    }
    const states = await createDefinitions(client);
    for (const {type, state, problem} of states)
      console.info(`${state.padEnd(10)} ${type}${problem && `: ${problem}`}`);
    if (states.some(({state}) => state !== 'there')) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    throw new UsageError(
      `The Admin API of ${store.origin} did not do it: ${error.message}. The app needs ${ADMIN_SCOPES.join(', ')}.`,
    );
  }
});
