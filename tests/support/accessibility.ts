import {AxeBuilder} from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

import {layOutAll} from './layout';

const standards = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/**
 * Fails with one line per element when the page violates WCAG 2.2 AA or axe's best practices. `where` is part of the
 * message.
 */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  await layOutAll(page);
  const {violations} = await new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(standards)
    // No page here has frames; without them axe needs no second page to sum up in.
    .setLegacyMode()
    .analyze();
  const lines = violations.flatMap(({id, help, nodes}) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  );
  expect(lines, where).toEqual([]);
}
