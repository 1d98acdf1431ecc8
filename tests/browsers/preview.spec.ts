import {PREVIEW_SECRET} from '../support/preview';
import {arranged, writeSections} from '../support/sections';
import {ALL_ONLY, expect, test} from './support/test';
import type {Visitor} from './support/visitor';

const accent = {role: 'textbox', name: 'Accent color'} as const;
const theme = {role: 'button', name: 'Colors and font'} as const;

async function enter(visitor: Visitor) {
  await visitor.open('/preview');
  await visitor.fill({role: 'textbox', name: 'Your name'}, 'Ann');
  await visitor.key('Tab');
  await visitor.key({text: PREVIEW_SECRET});
  await visitor.press({role: 'button', name: 'Preview the shop'});
  await visitor.press(theme);
  await visitor.sees(accent);
}

/** Presses Tab until the focus is on something of that text. */
async function tabTo(visitor: Visitor, text: string) {
  const focused = () => visitor.read(() => document.activeElement?.textContent);
  for (let stops = 0; (await focused()) !== text; stops += 1) {
    if (stops === 100) throw new Error(`Tab does not come to ${text}.`);
    await visitor.key('Tab');
  }
}

test('staff enter a preview by the password, change the accent, undo it, and leave', async ({
  visitor,
}) => {
  await enter(visitor);
  await visitor.fill(accent, '#ffd400');
  await visitor.press({role: 'button', name: /^Use #.*, the nearest that passes$/});
  const value = () =>
    visitor.read(
      () =>
        // A document that is being loaded has no element yet.
        document.querySelector('iframe')?.contentDocument?.querySelector('html')?.style
          .cssText,
    );
  await expect.poll(value).toMatch(/--accent: ?#(?!ffd400)/);
  // Both are one step: they changed one field.
  await visitor.press({role: 'button', name: 'Undo'});
  await visitor.sees({role: 'button', name: 'Undo'}, {isEnabled: false});
  await visitor.press({role: 'button', name: /^Leave/});
  await visitor.isAt('/');
});

test(
  'staff write and move a section by keyboard, publish it, and a shopper sees it',
  ALL_ONLY,
  async ({visitor, shop}) => {
    const titles = ['First words', 'Second words'];
    const sections = titles.map((title, index) => ({
      id: `s${index}`,
      kind: 'rich-text',
      settings: {title},
    }));
    await writeSections(shop.store, arranged(sections));
    await enter(visitor);
    const shown = () =>
      visitor.read(() =>
        [
          ...(document.querySelector('iframe')?.contentDocument?.querySelectorAll('h2') ??
            []),
        ].map(({textContent}) => textContent),
      );
    await expect.poll(shown).toContain('Second words');
    const isPending = () =>
      visitor.read(() => document.querySelector('[data-pending]') !== null);
    await expect.poll(isPending).toBe(false);
    await visitor.read(() =>
      [
        ...(document.querySelector('iframe')?.contentDocument?.querySelectorAll('h2') ??
          []),
      ]
        .find(({textContent}) => textContent === 'Second words')
        ?.click(),
    );
    const title = {role: 'textbox', name: 'Title'} as const;
    await visitor.sees(title, {isFocused: true, value: 'Second words'});
    // Browsers put the caret before the text or behind it.
    await visitor.key({text: ' as typed '});
    await expect.poll(async () => (await shown()).join()).toContain('as typed');
    await visitor.press({role: 'button', name: /^Move Text:.*typed/});
    await visitor.key('ArrowUp');
    await visitor.sees({role: 'status', text: 'is 1 of 2 above the products'});
    await visitor.press({role: 'button', name: 'Publish…'});
    await tabTo(visitor, 'Publish now');
    await visitor.key('Enter');
    await visitor.sees({role: 'status', text: 'Published. Shoppers see it'});
    await visitor.press({role: 'button', name: /^Leave/});
    await visitor.isAt('/');
    const asked = async () => (await shop.ask('/')).body;
    await expect.poll(asked).toMatch(/as typed ?(Second words)?<\/h2>/);
    await visitor.open('/');
    const headings = () =>
      visitor.read(() =>
        [...document.querySelectorAll('main h2')].map((h2) => h2.textContent),
      );
    expect(await headings()).toEqual([
      expect.stringContaining('as typed'),
      'First words',
      'Latest Collection',
    ]);
  },
);
