import {expect, test} from 'vitest';

import {withoutRows} from './remove';

const isOf = (name: string) => (specifier: string) =>
  specifier === `~/add-ons/${name}` || specifier.startsWith(`~/add-ons/${name}/`);

const without = (text: string, name: string, fragments: readonly string[] = []) =>
  withoutRows(text, isOf(name), fragments) ?? 'nothing';

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

test('rows of lists go with what they import', () => {
  const text = `
    import {GIFT, NOTE} from '~/add-ons/gifts';
    import {PICKUP} from '~/add-ons/pickup';
    import type {Part} from '~/cart/parts';
    export const PARTS: readonly Part[] = [{Section: NOTE}, PICKUP, GIFT];`;
  expect(flat(without(text, 'gifts'))).toBe(
    flat(`
    import {PICKUP} from '~/add-ons/pickup';
    import type {Part} from '~/cart/parts';
    export const PARTS: readonly Part[] = [ PICKUP,];`),
  );
});

test('an add-on whose name begins like another stays', () => {
  const text = "import {A} from '~/add-ons/gifts-more';\nexport const LIST = [A];";
  expect(without(text, 'gifts')).toBe(text);
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
  expect(flat(without(text, 'personalization', ['Printed']))).toBe(
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
  expect(flat(without(text, 'gifts'))).toBe(
    flat(`
    import type {MESSAGES as cart} from '~/cart/messages';
    export const GERMAN = {
      cart: {title: 'Warenkorb'} satisfies Translation<typeof cart>,
    };`),
  );
});

test('a file whose code uses an add-on cannot lose it', () => {
  const text = "import {A} from '~/add-ons/gifts';\nexport const one = A();";
  expect(withoutRows(text, isOf('gifts'))).toBeNull();
});
