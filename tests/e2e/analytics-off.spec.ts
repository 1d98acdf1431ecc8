import {settled} from '../support/live';
import {expect, test} from '../support/test';

test('without analytics the shop makes no external requests, loads none of its code, and has no source for it in its policy', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const response = await page.goto('/products/crest-hoodie');
  await settled(page);
  expect(scripts.filter((path) => /\/analytics-/.test(path))).toEqual([]);
  expect(response?.headers()['content-security-policy']).not.toMatch(/shopify/);
  expect(await response?.text()).not.toContain('Privacy choices');
});
