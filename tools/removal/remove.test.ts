import {expect, test} from 'vitest';

import {withoutRows} from './remove';

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

test('rows of lists go with what they import', () => {
  const text = `
    import {GIFT, NOTE} from '~/add-ons/gifts';
    import {PICKUP} from '~/add-ons/pickup';
    import type {Part} from '~/cart/parts';
    export const PARTS: readonly Part[] = [{Section: NOTE}, PICKUP, GIFT];`;
  expect(flat(withoutRows(text, 'gifts', []))).toBe(
    flat(`
    import {PICKUP} from '~/add-ons/pickup';
    import type {Part} from '~/cart/parts';
    export const PARTS: readonly Part[] = [ PICKUP,];`),
  );
});

test('an add-on whose name begins like another stays', () => {
  const text = "import {A} from '~/add-ons/gifts-more';\nexport const LIST = [A];";
  expect(withoutRows(text, 'gifts', [])).toBe(text);
});

test('fragments leave a document', () => {
  const text = `
    import {PRINTED} from '~/add-ons/personalization';
    export const QUERY = \`#graphql
      query Product { product { ...Page
        ...Printed
        ...PrintedToo
      } }
      \${PAGE}
      \${PRINTED}
      \${OTHER}
    \`;`;
  expect(flat(withoutRows(text, 'personalization', ['Printed']))).toBe(
    flat(`export const QUERY = \`#graphql
      query Product { product { ...Page
        ...PrintedToo
      } }
      \${PAGE}
      \${OTHER}
    \`;`),
  );
});

test('translations go', () => {
  const text = `
    import type {MESSAGES as gifts} from '~/add-ons/gifts/messages';
    import type {MESSAGES as cart} from '~/cart/messages';
    export const GERMAN = {
      gifts: {note: 'Karte'} satisfies Translation<typeof gifts>,
      cart: {title: 'Warenkorb'} satisfies Translation<typeof cart>,
    };`;
  expect(flat(withoutRows(text, 'gifts', []))).toBe(
    flat(`
    import type {MESSAGES as cart} from '~/cart/messages';
    export const GERMAN = {
      cart: {title: 'Warenkorb'} satisfies Translation<typeof cart>,
    };`),
  );
});
