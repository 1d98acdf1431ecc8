import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {runCommand, UsageError} from '../command';
import {addOnsIn} from '../removal/remove';
import type {Answers} from './answers';
import {changesIn, recordOf, RECORD} from './repository';
import {takeOut} from './take-out';
import {writeShop, type Inputs} from './write';

/**
 * Makes a shop of the storefront at `root`, a work tree of the commit `storefront`: takes out, writes,
 * and generates what follows from both.
 */
export async function makeShop(
  root: string,
  storefront: string,
  answers: Answers,
  inputs: Inputs,
): Promise<void> {
  const there = await addOnsIn(root);
  const without = answers.without.filter((name) => there.includes(name));
  await takeOut(root, without);
  await writeShop(root, answers, inputs);
  if (without.length > 0) {
    await run(root, 'npx', ['shopify', 'hydrogen', 'codegen']);
    await run(root, 'npx', ['tsx', 'tools/docs/main.ts']);
  }
  const changed = changesIn(root, storefront)
    .filter(
      ({hash, path: file}) =>
        hash !== null && /\.(?:tsx?|js|json|css|md|yml)$/.test(file),
    )
    .map(({path: file}) => file);
  await run(root, 'npx', ['prettier', '--write', '--log-level', 'warn', ...changed]);
  const record = recordOf(root, storefront, answers, changesIn(root, storefront));
  await writeFile(path.join(root, RECORD), `${JSON.stringify(record, null, 2)}\n`);
  await run(root, 'npx', ['prettier', '--write', '--log-level', 'warn', RECORD]);
}

async function run(
  root: string,
  command: string,
  args: readonly string[],
): Promise<void> {
  const {ok, output} = await runCommand(command, args, {cwd: root});
  if (!ok)
    throw new UsageError(
      `Nothing was changed, as \`${command} ${args.slice(0, 3).join(' ')}\` failed:\n${output.trim()}`,
    );
}
