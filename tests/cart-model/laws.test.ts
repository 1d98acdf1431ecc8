import {beforeEach, describe, expect, it} from 'vitest';

import {isFullRun} from '../support/tags';
import {firstViolation, violationsOf} from './check';
import {LAWS} from './laws';
import type {Options} from './script';

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

describe('the cart', {timeout: 3_600_000}, () => {
  it(`keeps its laws in ${SCRIPTS} scripts`, async () => {
    expect(await firstViolation(FIRST_SEED, SCRIPTS)).toBeNull();
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
