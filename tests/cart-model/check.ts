import {LAWS, type Law} from './laws';
import {
  play,
  randomOf,
  scriptOf,
  shrink,
  type MoreSteps,
  type Options,
  type Step,
} from './script';

interface Violation {
  seed: number;
  law: string;
  what: string;
}

type Laws = Readonly<Record<string, Law>>;

/** The browsers that scripts are played in: the same one for a seed in every run. */
const BROWSERS: readonly Options[] = [
  {},
  {},
  {},
  {hasLocks: false},
  {hasStorage: false},
  {hasLocks: false, hasStorage: false},
];

/** What of these laws the script of a seed breaks. */
export async function violationsOf(
  seed: number,
  options: Options,
  laws: Laws = LAWS,
  script = scriptOf(randomOf(seed), options.more),
): Promise<Violation[]> {
  const played = await play(script, seed, options);
  return Object.entries(laws).flatMap(([law, check]) => {
    const what = check(played);
    return what === null ? [] : [{seed, law, what}];
  });
}

/**
 * The first violation in `count` scripts, with the shortest script that shows it; `null` for none.
 * @param more steps of others among the model's own, and the laws of theirs
 */
export async function firstViolation(
  firstSeed: number,
  count: number,
  {steps, laws: others = {}}: {steps?: MoreSteps; laws?: Laws} = {},
): Promise<(Violation & {options: Options; script: readonly Step[]}) | null> {
  const laws: Laws = {...LAWS, ...others};
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const browser = BROWSERS[seed % BROWSERS.length] ?? {};
    const options: Options = {...browser, ...(steps && {more: steps})};
    const [first] = await violationsOf(seed, options, laws);
    if (!first) continue;
    const check = laws[first.law];
    const broken: Laws = check ? {[first.law]: check} : {};
    const script = await shrink(
      scriptOf(randomOf(seed), steps),
      async (shorter) =>
        (await violationsOf(seed, options, broken, [...shorter])).length > 0,
    );
    const [last = first] = await violationsOf(seed, options, broken, [...script]);
    return {...last, options, script};
  }
  return null;
}
