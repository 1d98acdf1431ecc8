import {AxeBuilder} from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const standards = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** Fails with one line per element if the page, as it stands now, violates WCAG 2.2 AA or axe's practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const {violations} = await new AxeBuilder({page}).withTags(standards).analyze();
  const lines = violations.flatMap(({id, help, nodes}) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  );
  expect(lines).toEqual([]);
}
