import {createRequire} from 'node:module';
import {readFile} from 'node:fs/promises';

import type {AxeResults, RunOptions} from 'axe-core';
import {expect, type Page} from '@playwright/test';

import {layOutAll} from './layout';

const options: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

type WithAxe = typeof globalThis & {
  axe?: {run(context: Document, options: RunOptions): Promise<AxeResults>};
};

/**
 * Fails with one line per element when the page violates WCAG 2.2 AA or axe's best practices. `where` is part of the
 * message.
 */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  await layOutAll(page);
  // A document keeps it, for the next window that it is looked at in.
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await page.evaluate(await readFile(source, 'utf8'));
  const lines = await page.evaluate(async (wanted) => {
    const {axe} = globalThis as WithAxe;
    if (!axe) throw new Error('axe is not in the page.');
    // Colors on their way are nobody's: a transition ends first. Endless animations are looked at as they are.
    const transitions = document
      .getAnimations()
      .filter(
        ({playState, effect}) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(transitions.map(({finished}) => finished));
    const {violations} = await axe.run(document, wanted);
    return violations.flatMap(({id, help, nodes}) =>
      nodes.map(({target}) => `${id}: ${help}: ${target.join(' ')}`),
    );
  }, options);
  expect(lines, where).toEqual([]);
}
