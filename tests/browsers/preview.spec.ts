import {previewLinkTo} from '../support/preview';
import {expect, test} from './support/test';

const panel = {role: 'region', name: 'Preview'} as const;
const accent = {role: 'textbox', name: 'Accent color', within: panel} as const;

test('somebody follows a link into a preview, changes the accent, undoes it, and leaves', async ({
  visitor,
  shop,
}) => {
  await visitor.open(await previewLinkTo(shop.store));
  await visitor.sees(accent);
  await visitor.fill(accent, '#ffd400');
  // A stock Firefox's driver fills a field without an event that React knows; a key has one.
  await visitor.key('Space');
  await visitor.press({role: 'button', name: /^Use #.*, the nearest that passes$/});
  const value = () => visitor.read(() => document.documentElement.style.cssText);
  await expect.poll(value).toMatch(/--accent: ?#(?!ffd400)/);
  // Both are one step: they changed one field.
  await visitor.press({role: 'button', name: 'Undo', within: panel});
  await visitor.sees({role: 'button', name: 'Undo', within: panel}, {isEnabled: false});
  await visitor.press({role: 'button', name: /^Leave/, within: panel});
  await visitor.misses(panel);
  await visitor.isAt('/');
});
