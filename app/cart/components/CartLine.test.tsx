import {renderToStaticMarkup} from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server';
import {expect, test} from 'vitest';

import type {CartMessage} from '../cart';
import type {ShownLine} from '../client/shown-cart';
import {CartProvider} from '../client/cart-context';
import {CartLine} from './CartLine';
import {lineView} from '../../../tests/support/cart-view';
import {ServerClock} from '~/ui/clock';

const LINE: ShownLine = {
  ...lineView('Pins', 1),
  domKey: 'Pins',
  status: 'confirmed',
};

interface Around {
  abroad?: string;
  messages?: readonly CartMessage[];
}

/** The document of a line. */
async function rendered(
  line: Partial<ShownLine>,
  {abroad, messages = []}: Around = {},
): Promise<string> {
  const element = (
    <ServerClock now={0}>
      <CartProvider>
        <CartLine
          line={{...LINE, ...line}}
          abroad={abroad}
          messages={messages}
          parts={[]}
          onRemove={() => undefined}
        />
      </CartProvider>
    </ServerClock>
  );
  const {query, dataRoutes} = createStaticHandler([{path: '/', element}]);
  const context = await query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error('The page redirects.');
  const router = createStaticRouter(dataRoutes, context);
  return renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
}

/** The attributes of a line's buttons "−" and "+", as the document has them. */
const steps = async (line: Partial<ShownLine>) =>
  (await rendered(line)).match(/<button[^>]* name="target"[^>]*>/g) ?? [];

/** What the buttons "−" and "+" set; `null` for one that changes nothing. */
const targets = async (line: Partial<ShownLine>) =>
  (await steps(line)).map((button) =>
    button.includes('aria-disabled="true"')
      ? null
      : Number(/ value="(\d+)"/.exec(button)?.[1]),
  );

test('"−" and "+" stay within the quantity rule (§10.34)', async () => {
  expect(await targets({quantity: 1})).toEqual([null, 2]);
  const twos = {minimum: 2, maximum: 10, increment: 2};
  expect(await targets({quantity: 2, ...twos})).toEqual([null, 4]);
  expect(await targets({quantity: 10, ...twos})).toEqual([8, null]);
});

test('leads to the variant that it is of, on its product’s page', async () => {
  const merchandiseId = 'gid://shopify/ProductVariant/43904000001002';
  expect(await rendered({handle: 'pins', merchandiseId})).toContain(
    'href="/products/pins?variant=43904000001002"',
  );
});

test('of a quantity outside the rule, they lead back to it', async () => {
  expect(await targets({quantity: 10, maximum: 5})).toEqual([5, null]);
  expect(await targets({quantity: 1, minimum: 3})).toEqual([null, 3]);
  expect(await targets({quantity: 5, minimum: 2, increment: 2})).toEqual([2, 6]);
  // Browsers send no form whose field breaks its own rule.
  for (const button of await steps({quantity: 10, maximum: 5}))
    expect(button).toMatch(/ formnovalidate/i);
});

test('says why a line is not ordered, and offers a quantity where the item can be had again', async () => {
  const gone = {quantity: 0, isSoldOut: true};
  expect(await rendered(gone)).toContain('Sold out since you added it.');
  const inCanada = await rendered(gone, {abroad: 'Canada'});
  expect(inCanada).toContain('for this country (Canada).');
  expect(await steps(gone)).toEqual([]);
  const back = {quantity: 0};
  expect(await rendered(back)).toContain(
    'Available again. Choose a quantity to order it.',
  );
  expect(await targets(back)).toEqual([null, 1]);
});

test('repeats no warning that a line has sold out, and says what else is wrong with it', async () => {
  const message = (kind: CartMessage['kind']): CartMessage => {
    return {kind, text: `The kind: ${kind}.`, lineKey: LINE.key};
  };
  const messages = [message('warning'), message('error')];
  const gone = await rendered({quantity: 0, isSoldOut: true}, {messages});
  expect(gone).not.toContain('The kind: warning.');
  expect(gone).toContain('The kind: error.');
  expect(await rendered({quantity: 1}, {messages})).toContain('The kind: warning.');
});

test('names the price of one where several have a price that is known', async () => {
  const line = {...lineView('Pins', 2), total: null};
  expect(await rendered(line)).toContain('$1.00 each');
  expect(await rendered({...line, unitPrice: null})).not.toContain('each');
});
