import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  documentTitle,
  readStoreConfiguration,
  storeNameFromTitle,
  type HeadElement,
} from './store-configuration';

const element = (
  tagName: string,
  attributes: Record<string, string>,
  textContent = '',
): HeadElement => ({
  tagName,
  textContent,
  getAttribute: (name) => attributes[name] ?? null,
});
const meta = (name: string, content: string) => element('META', {name, content});
const ID = meta('shopify-store-id', '42');
const HEAD: HeadElement[] = [
  ID,
  element('title', {}, 'Away Hoodie | Harbour Rovers – Shopify'),
  meta('banners', '/a.webp;;;/b.webp;;; '),
  element('link', {rel: 'shortcut icon', href: '/favicon.svg'}),
  meta('accent-color', '#FFF'),
];

describe('readStoreConfiguration (§3)', () => {
  it('reads id, name, banners, icon, accent color and its luminance', () => {
    const {accentColorLuminance, ...rest} = readStoreConfiguration(HEAD);
    expect(rest).toEqual({
      storeId: '42',
      name: 'Harbour Rovers',
      banners: ['/a.webp', '/b.webp'],
      iconURL: '/favicon.svg',
      accentColor: '#ffffff',
    });
    expect(accentColorLuminance).toBeCloseTo(1);
  });

  it('has luminance 0.5 and no color where none is set or it is invalid (§9)', () => {
    for (const head of [[ID], [ID, meta('accent-color', 'red;}')]]) {
      expect(readStoreConfiguration(head)).toEqual({
        storeId: '42',
        name: '',
        banners: [],
        iconURL: null,
        accentColor: null,
        accentColorLuminance: 0.5,
      });
    }
  });

  it('throws when there is no store id (§4)', () => {
    const throws = (head: HeadElement[]) => () => readStoreConfiguration(head);
    expect(throws([])).toThrow('shopify-store-id');
    expect(throws([meta('shopify-store-id', ' ')])).toThrow('shopify-store-id');
  });
});

describe('document titles', () => {
  it('give the store name back, the provider suffix removed (§3)', () => {
    expect(storeNameFromTitle('Rovers - Powered by Shopify')).toBe('Rovers');
    expect(storeNameFromTitle('Rovers | Shopify')).toBe('Rovers');
    expect(storeNameFromTitle('A | B | Rovers')).toBe('Rovers');
    expect(documentTitle(null, 'Rovers')).toBe('Rovers');
  });

  it('give back any store name without a separator', () => {
    const name = fc.stringMatching(/^[A-Za-z][A-Za-z ']{0,20}[a-rt-x]$/);
    fc.assert(
      fc.property(fc.string(), name, (page, store) => {
        expect(storeNameFromTitle(documentTitle(page, store))).toBe(store);
      }),
      {examples: [[' |', 'At']]},
    );
  });
});
