import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';

import {readFlags, runScript, UsageError} from '../command';
import {projectRoot} from '../project';
import {ADVISORIES_FILE, newAdvisories, readAdvisories} from './advisories';

/**
 * `npm run advisories`: asks the registry for advisories on what a shop runs, and adds new ones to
 * the list. Exits with 1 where there is one: a test then asks for a decision in SECURITY.md.
 */
await runScript(async () => {
  readFlags({}, 'Usage: npm run advisories');
  const {stdout} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const audit = answerIn(stdout);
  const {advisories} = readAdvisories();
  const added = newAdvisories(audit, advisories);
  const checked = new Date().toISOString().slice(0, 10);
  const known = {checked, advisories: [...advisories, ...added]};
  writeFileSync(ADVISORIES_FILE, `${JSON.stringify(known, null, 2)}\n`);
  for (const {id, package: name, range} of added)
    console.info(`New: https://github.com/advisories/${id}  ${name} ${range}`);
  if (added.length > 0)
    throw new UsageError('Say in SECURITY.md what each means here, and test it.');
  console.info(`No advisory that is not in the list. Checked on ${checked}.`);
});

/** Many mirrors of the registry have no advisories. */
function answerIn(stdout: string) {
  const answer = JSON.parse(stdout || '{}') as Partial<
    Parameters<typeof newAdvisories>[0]
  > & {message?: string};
  const {vulnerabilities, message = 'no answer'} = answer;
  if (vulnerabilities) return {vulnerabilities};
  throw new UsageError(`The registry answers no advisories: ${message}`);
}
