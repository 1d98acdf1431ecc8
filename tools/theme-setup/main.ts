import {runScript} from '../command';
import {assertUsable, readEnvironment} from '../environment';
import {setUpThemes} from './setup';

/**
 * `npm run theme:setup`: makes the metaobject definitions that themes, drafts, published states, plans and sections live in, in the store
 * that `.env` names, and adds fields that they lack.
 */
await runScript(async () => {
  const {env} = readEnvironment();
  assertUsable(env);
  const isComplete = await setUpThemes(env, console.info);
  if (!isComplete) process.exitCode = 1;
});
