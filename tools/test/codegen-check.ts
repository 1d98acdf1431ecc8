import {readFile, writeFile} from 'node:fs/promises';

import {projectPath} from '../project';
import {runCommand, type Outcome} from './run-command';

/**
 * Generates the Storefront API types anew and compares them with those in the tree, which stay as they
 * were: a check must not mend what it finds.
 */
export async function codegenIsUpToDate(): Promise<Outcome> {
  const file = projectPath('storefrontapi.generated.d.ts');
  const before = await readFile(file, 'utf8');
  const outcome = await runCommand('npm', ['run', '--silent', 'codegen']);
  const after = await readFile(file, 'utf8');
  if (!outcome.ok || before === after) return outcome;
  await writeFile(file, before);
  return {
    ok: false,
    output:
      'storefrontapi.generated.d.ts is out of date: run `npm run codegen` and commit it.',
  };
}
