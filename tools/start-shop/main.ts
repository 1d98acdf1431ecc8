import {readFlags, runScript, UsageError, whenInterrupted} from '../command';
import {projectRoot} from '../project';
import {addOnsIn} from '../removal/remove';
import {OPTIONS, readAnswers, toLogo, type Answers} from './answers';
import {makeShop} from './make';
import {Cancelled, scriptPrompts, terminalPrompts} from './prompts';
import {askAll, type Asked} from './questions';
import {
  beginHistory,
  blobsIn,
  bring,
  checkRepository,
  commitNamed,
  commitTree,
  hasCommit,
  headOf,
  inWorkTree,
  readRecord,
  treeOf,
  writtenCommit,
  type Edited,
} from './repository';
import {LOGO, PICTURES, PRODUCTS, type Inputs} from './write';

const USAGE = `Usage: npm run start-shop [-- options]

Makes this repository a shop of your own, and commits it (docs/start-shop.md). Asks for what no option says.

${Object.entries(OPTIONS)
  .map(([name, message]) => `  --${name.padEnd(12)}${message}`)
  .join('\n')}
  --yes         Asks nothing, and takes the defaults; so does a run without a terminal
  --help        Shows this`;

const INTERRUPTED = 130;
let isInterrupted = false;

const flags = readFlags(
  {
    ...Object.fromEntries(
      Object.keys(OPTIONS).map((name) => [name, {type: 'string'} as const]),
    ),
    yes: {type: 'boolean'},
  },
  USAGE,
);

/** `npm run start-shop`: makes the storefront a shop of somebody's own; in a shop, changes its answers. */
await runScript(async () => {
  const {yes, ...given} = flags as {yes?: boolean} & Record<string, string | undefined>;
  const edited = readEdited(given.edited);
  checkRepository(projectRoot);
  const record = readRecord(projectRoot);
  if (record && !hasCommit(projectRoot, record.storefront))
    throw new UsageError(
      `The commit ${record.storefront}, which this shop was made from, is not in the repository. Fetch the storefront: docs/updating.md.`,
    );
  const before = record && readAnswers(record.answers);
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY && !yes;
  const prompts = isTerminal ? terminalPrompts(given) : scriptPrompts(given);
  try {
    const asked = await askAll(prompts, before, await addOnsOf(before));
    if (
      !(await prompts.confirm(`Make this repository the shop of ${asked.answers.name}?`))
    )
      throw new Cancelled();
    const interrupted = whenInterrupted().then(() => {
      isInterrupted = true;
      throw new Cancelled();
    });
    // It may come where nothing waits for it.
    interrupted.catch(() => undefined);
    beginHistory(projectRoot);
    const storefront = given.storefront
      ? commitNamed(projectRoot, given.storefront)
      : (record?.storefront ?? headOf(projectRoot));
    const written = writtenCommit(projectRoot, record);
    const {name} = asked.answers;
    const title = record ? `shop: answer anew for ${name}` : `shop: start ${name}`;
    prompts.note('Making the shop beside this folder: about a minute.');
    const inputs = await inputsOf(asked, written);
    const commit = await inWorkTree(projectRoot, storefront, (folder) =>
      Promise.race([
        interrupted,
        makeShop(folder, storefront, asked.answers, inputs).then(() =>
          commitTree(folder, written, title),
        ),
      ]),
    );
    if (treeOf(projectRoot, commit) === treeOf(projectRoot, written))
      return prompts.note(
        'These are the answers that the shop has. Nothing was changed.',
      );
    const decide = (files: readonly string[]): Promise<Edited> =>
      edited ? Promise.resolve(edited) : prompts.decide(files);
    if (!(await bring(projectRoot, commit, decide)))
      return prompts.note('Nothing was changed.');
    prompts.note(`Done, and committed. See it: npm run dev. What is where: README.md.`);
  } catch (error) {
    // What Ctrl-C ended besides, such as git, may have failed before this process hears of it.
    await new Promise(setImmediate);
    if (!(error instanceof Cancelled) && !isInterrupted) throw error;
    console.info('\nNothing was changed.');
    process.exit(INTERRUPTED);
  }
});

/** Every add-on that there is, the ones that a shop has taken out as well. */
async function addOnsOf(before: Answers | null): Promise<string[]> {
  const there = await addOnsIn(projectRoot);
  return [...new Set([...there, ...(before?.without ?? [])])].sort();
}

/** Logo and products: new ones, or those that were written before. */
async function inputsOf({logo, goods}: Asked, written: string): Promise<Inputs> {
  const bytes = blobsIn(projectRoot, written, LOGO).get(LOGO);
  return {
    logo: logo === 'kept' ? (bytes ? await toLogo(bytes, LOGO) : null) : logo,
    goods: goods === 'kept' ? goodsIn(written) : goods,
  };
}

function goodsIn(written: string): Inputs['goods'] {
  const files = blobsIn(projectRoot, written, 'shop');
  const pictures = [...files].flatMap(([file, bytes]) =>
    file.startsWith(PICTURES) && file !== LOGO
      ? [[file.slice(PICTURES.length), bytes] as const]
      : [],
  );
  return {csv: files.get(PRODUCTS) ?? Buffer.alloc(0), pictures: new Map(pictures)};
}

function readEdited(text: string | undefined): Edited | undefined {
  if (text === undefined || text === 'keep' || text === 'replace' || text === 'stop')
    return text;
  throw new UsageError(`--edited is keep, replace or stop, and not “${text}”.`);
}
