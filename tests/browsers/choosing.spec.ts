import {ALL_ONLY, test} from './support/test';
import {openLive} from './support/visitor';

const filters = {role: 'group', name: 'Filters'} as const;
const medium = {role: 'checkbox', name: /^M( \(\d+\))?$/, within: filters} as const;
const grid = {role: 'list', name: 'Hoodie Collection'} as const;
const card = {role: 'article', name: 'Crest Hoodie', within: grid} as const;
const dialog = {role: 'dialog', name: 'Crest Hoodie'} as const;

test(
  'a filter keeps its focus; the card that it leaves, and its dialog, lead to what was asked for (§10.23, §10.28)',
  ALL_ONLY,
  async ({visitor}) => {
    await openLive(visitor, '/hoodies?filter.v.option.color=Ink');
    await visitor.press(medium);
    await visitor.isAt('/hoodies?filter.v.option.color=Ink&filter.v.option.size=M');
    // The URL changes before the page shows the answer: fewer are in stock in this size.
    await visitor.sees({role: 'checkbox', name: 'In stock (2)', within: filters});
    await visitor.sees(medium, {isChecked: true, isFocused: true});
    await visitor.sees({...card, text: 'Ink'});
    await visitor.press({role: 'button', name: 'Choose options for Crest Hoodie'});
    await visitor.sees({role: 'radio', name: 'Ink', within: dialog}, {isChecked: true});
    await visitor.key('Escape');
    await visitor.press({role: 'link', name: 'Crest Hoodie', within: card});
    await visitor.isAt('/products/crest-hoodie?Size=M&Color=Ink');
    const gallery = {role: 'region', name: 'Product images'} as const;
    const second = {role: 'button', name: /^Show image 2 of/, within: gallery} as const;
    await visitor.press(second);
    await visitor.sees(second, {isCurrent: true});
    const picture = {role: 'img', name: /Crest Hoodie/, within: gallery} as const;
    await visitor.sees(picture, {isOnScreen: true});
  },
);
