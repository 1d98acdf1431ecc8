import {PREVIEW_SECRET} from '../support/preview';
import {expect, test} from './support/test';

const panel = {role: 'region', name: 'Preview'} as const;
const accent = {role: 'textbox', name: 'Accent color', within: panel} as const;

test('staff enter a preview by the password, change the accent, undo it, and leave', async ({
  visitor,
}) => {
  await visitor.open('/preview');
  await visitor.fill({role: 'textbox', name: 'Your name'}, 'Ann');
  await visitor.key('Tab');
  await visitor.key({text: PREVIEW_SECRET});
  await visitor.press({role: 'button', name: 'Preview the shop'});
  await visitor.sees(accent);
  await visitor.fill(accent, '#ffd400');
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
