import {beforeEach, describe, expect, it} from 'vitest';

import {isFullRun} from '../support/tags';
import {LAWS, type Law} from './laws';
import {play, randomOf, scriptOf, shrink, type Options} from './script';

/**
 * The cart's laws on random scripts of tabs, outages, late executions and other devices: the shop's own client and server
 * code, in front of a simulated store.
 */

const USUAL_SEED = 1;
const FIRST_SEED = Number(process.env.CART_SEED ?? USUAL_SEED);
const SCRIPTS = Number(process.env.CART_RUNS ?? (isFullRun ? 20_000 : 2_000));

const silent = () => undefined;
// Outages are logged, thousands of times.
beforeEach(
  () => void Object.assign(console, {info: silent, warn: silent, error: silent}),
);

interface Violation {
  seed: number;
  law: string;
  what: string;
}

/** The browsers that scripts are played in: the same one for a seed in every run. */
const BROWSERS: readonly Options[] = [
  {},
  {},
  {},
  {hasLocks: false},
  {hasStorage: false},
  {hasLocks: false, hasStorage: false},
];

async function violationsOf(
  seed: number,
  options: Options,
  laws: Readonly<Record<string, Law>> = LAWS,
  script = scriptOf(randomOf(seed)),
): Promise<Violation[]> {
  const played = await play(script, seed, options);
  return Object.entries(laws).flatMap(([law, check]) => {
    const what = check(played);
    return what === null ? [] : [{seed, law, what}];
  });
}

describe('the cart', {timeout: 3_600_000}, () => {
  it(`keeps its laws in ${SCRIPTS} scripts`, async () => {
    for (let index = 0; index < SCRIPTS; index += 1) {
      const seed = FIRST_SEED + index;
      const options = BROWSERS[seed % BROWSERS.length] ?? {};
      const [first] = await violationsOf(seed, options);
      if (!first) continue;
      const laws = {[first.law]: LAWS[first.law as keyof typeof LAWS]};
      const shortest = await shrink(
        scriptOf(randomOf(seed)),
        async (shorter) =>
          (await violationsOf(seed, options, laws, [...shorter])).length > 0,
      );
      const [last = first] = await violationsOf(seed, options, laws, [...shortest]);
      expect({...last, options, script: shortest}).toBeNull();
    }
  });

  it('does so where the browser keeps no cookies', async () => {
    const {nothingPending, checkoutAnswers} = LAWS;
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SCRIPTS / 20; seed += 1) {
      const options = {keepsCookies: false};
      expect(
        await violationsOf(seed, options, {nothingPending, checkoutAnswers}),
      ).toEqual([]);
    }
  });
});

describe.runIf(isFullRun)('the model finds', {timeout: 600_000}, () => {
  it.each<[string, keyof typeof LAWS, Options]>([
    [
      'a store whose answer shows what it has not executed',
      'nothingFalselyAdded',
      {brokenStore: 'lying answers'},
    ],
    [
      'an unknown outcome that passes for not executed',
      'nothingAddedTwice',
      {brokenBrowser: 'outcomes'},
    ],
    ['pages that do not read again', 'pagesShowTheCart', {brokenBrowser: 'return'}],
    ['requests that are not sent again', 'nothingPending', {brokenBrowser: 'timers'}],
    [
      'a worker that ignores which cart is meant',
      'oneCart',
      {brokenBrowser: 'meant cart'},
    ],
    ['a mirror that is lost', 'cartIsAsPressed', {brokenBrowser: 'mirror'}],
    ['words that are lost with it', 'saidIsKept', {brokenBrowser: 'mirror'}],
    ['requests that never end', 'checkoutAnswers', {brokenBrowser: 'endless requests'}],
  ])('%s', async (_, law, options) => {
    const laws = {[law]: LAWS[law]};
    let found = 0;
    for (let seed = USUAL_SEED; seed < USUAL_SEED + 1_500 && found === 0; seed += 1)
      found += (await violationsOf(seed, options, laws)).length;
    expect(found).toBeGreaterThan(0);
  });
});
