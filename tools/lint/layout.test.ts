import {ESLint} from 'eslint';
import {expect, test} from 'vitest';

const eslint = new ESLint({cache: false});

/** What the project's lint says of the layout, where `file` has this code. */
async function saidOf(file: string, code: string): Promise<(string | undefined)[]> {
  const [result] = await eslint.lintText(code, {filePath: file});
  return (result?.messages ?? [])
    .filter(({ruleId}) => ruleId === 'local/layout')
    .map(({messageId}) => messageId);
}

test.each([
  ['the core', 'app/cart/cart.ts', "import {gift} from '~/add-ons/gifts';"],
  ['the core, by a relative path', 'app/cart/cart.ts', "import '../add-ons/gifts';"],
  ['a type', 'app/cart/cart.ts', "import type {Gift} from '~/add-ons/gifts';"],
  ['a type in place', 'app/cart/cart.ts', "type A = import('~/add-ons/gifts').Gift;"],
  ['what is exported again', 'app/cart/index.ts', "export * from '~/add-ons/gifts';"],
  ['a lazy import', 'app/cart/cart.ts', "void import('~/shop/cart');"],
  ['the list of add-ons', 'app/product/parts.ts', "import '~/shop/product';"],
  ['staff', 'app/theme/theme.ts', "import type {A} from '~/staff';"],
  ['another add-on', 'app/add-ons/gifts/index.ts', "import '~/add-ons/pickup';"],
  ['a route', 'app/shop/cart.ts', "import '~/routes/cart';"],
  ['the root', 'app/shell/index.ts', "import type {loader} from '../root';"],
  ['a feature, from the server', 'app/server/worker.ts', "import '~/cart/index.server';"],
  ['a feature, from ui', 'app/ui/Icon.tsx', "import type {Card} from '../collection';"],
  ['anything, from lib', 'app/lib/money.ts', "import type {A} from '~/ui/Price';"],
  [
    'the project, from a package',
    'packages/local-store/src/a.ts',
    "import '../../../app/lib/a';",
  ],
  ['tests, from tools', 'tools/dev.ts', "import '../tests/support/a';"],
])('an import is refused: %s', async (_, file, code) =>
  expect(await saidOf(file, code)).toEqual(['direction']),
);

test.each([
  ['a feature', 'app/cart/cart.ts', "import {a} from '~/product/options';"],
  ['by a relative path', 'app/cart/components/A.tsx', "import '../../product/options';"],
  ['a type', 'app/add-ons/gifts/a.ts', "import type {A} from '~/cart/cart';"],
  ['an add-on', 'app/shop/cart.ts', "import '~/add-ons/gifts/gift-note';"],
])('the inside of a folder is its own: %s', async (_, file, code) =>
  expect(await saidOf(file, code)).toEqual(['inside']),
);

test('only files of the server take values from it', async () => {
  const value = "import {log} from '~/server/log';";
  expect(await saidOf('app/cart/components/A.tsx', value)).toEqual(['server']);
  const relative = "import {log} from '../server/log';";
  expect(await saidOf('app/cart/cart.ts', relative)).toEqual(['server']);
  expect(await saidOf('app/cart/cart.server.ts', value)).toEqual([]);
  const type = "import type {AppContext} from '~/server/context';";
  expect(await saidOf('app/cart/cart.ts', type)).toEqual([]);
});

test('a file does not import itself', async () =>
  expect(await saidOf('app/cart/cart.ts', "import {a} from './cart';")).toEqual([
    'itself',
  ]));

test.each([
  ['app/routes/cart.tsx', "import {a} from '~/shop/cart'; import '~/staff';"],
  ['app/shop/cart.ts', "import '~/add-ons/gifts'; import type {A} from '~/cart/parts';"],
  ['app/add-ons/gifts/a.ts', "import '~/cart/index.server'; import '~/ui/Button';"],
  ['app/languages/de.ts', "import type {A} from '~/add-ons/gifts/messages';"],
  ['app/cart/cart.ts', "import './parts'; import 'react'; import '~/lib/money';"],
  ['app/cart/cart.test.ts', "import '~/add-ons/gifts/recipient';"],
])('the ways of the layout are open: %s', async (file, code) =>
  expect(await saidOf(file, code)).toEqual([]),
);
