import {checkoutUrl} from '../support/purchase';
import {openLive, type Visitor} from './support/visitor';
import {ALL_ONLY, test} from './support/test';

const hoodie = '/products/crest-hoodie';
/** The club does not sell it in Japan. */
const jacket = '/products/groundsman-zip-hoodie';

const german = {role: 'dialog', name: 'Warenkorb'} as const;
const japanese = {role: 'dialog', name: 'ショッピングカート'} as const;

async function addInGermany(visitor: Visitor, path: string, color: string) {
  await openLive(visitor, `/de-de${path}`);
  const choose = (option: string, name: string) =>
    visitor.press({role: 'radio', name, within: {role: 'radiogroup', name: option}});
  await choose('Farbe', color);
  await choose('Größe', 'M');
  await visitor.press({role: 'button', name: 'In den Warenkorb'});
}

test.describe('on a phone', () => {
  test.use({device: 'phone'});

  test(
    'a fan from Germany buys: chooses, adds, and pays in euros (§10.19)',
    ALL_ONLY,
    async ({visitor, shop: {store}}) => {
      await addInGermany(visitor, hoodie, 'Petrol');
      await visitor.sees({...german, text: 'Kapuzenpullover mit Wappen'});
      await visitor.sees({...german, text: '54,95'});
      await visitor.press({role: 'button', name: 'Zur Kasse', within: german});
      await visitor.isAt(checkoutUrl(store));
      await visitor.sees({role: 'main', text: '€54.95'});
    },
  );
});

test(
  'a fan with a full cart moves to Japan: the cart follows with a change, what is not sold there stays, and the rest is paid for in yen (§10.19)',
  ALL_ONLY,
  async ({visitor, shop: {store}, allow}) => {
    // Firefox gives up chunks that are on their way to a page that is left; React reports it.
    allow(/^console\.error: Error \(.*\/assets\/framework-/);
    await addInGermany(visitor, jacket, 'Tinte');
    await visitor.sees({...german, text: 'Platzwart-Kapuzenjacke'});
    await addInGermany(visitor, hoodie, 'Petrol');
    await visitor.sees({...german, text: 'Kapuzenpullover mit Wappen'});
    await visitor.key('Escape');

    await visitor.press({role: 'button', name: /^Land und Sprache/});
    const countries = {role: 'dialog', name: 'Land und Sprache'} as const;
    await visitor.press({role: 'link', name: /^日本/, within: countries});
    await visitor.isAt(/\/ja-jp\/products\/crest-hoodie/);
    await visitor.sees({role: 'heading', name: 'クレスト パーカー'});

    await visitor.press({role: 'button', name: 'カート、2点'});
    await visitor.sees({...japanese, text: 'カートには残ります。'});
    await visitor.sees({...japanese, text: '€'});
    const more = {role: 'button', name: 'クレスト パーカーの数量を増やす'} as const;
    await visitor.press({...more, within: japanese});
    const quantity = {role: 'spinbutton', name: 'クレスト パーカーの数量'} as const;
    await visitor.sees({...quantity, within: japanese}, {value: '2'});
    await visitor.sees({...japanese, text: '¥'});
    await visitor.sees({...japanese, text: 'カートには残ります。'});
    await visitor.press({role: 'button', name: '購入手続きへ', within: japanese});
    await visitor.isAt(checkoutUrl(store));
    await visitor.sees({role: 'main', text: '¥'});
  },
);
