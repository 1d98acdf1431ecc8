import {test} from './support/test';

const filters = {role: 'group', name: 'Filters'} as const;
const medium = {role: 'checkbox', name: /^M \(\d+\)$/, within: filters} as const;
const grid = {role: 'list', name: 'Hoodie Collection'} as const;
const card = {role: 'article', name: 'Crest Hoodie', within: grid} as const;

test('a filter keeps its focus, and the card that it leaves leads to what was asked for (§10.23)', async ({
  visitor,
}) => {
  await visitor.open('/hoodies?filter.v.option.color=Ink');
  await visitor.press(medium);
  await visitor.isAt('/hoodies?filter.v.option.color=Ink&filter.v.option.size=M');
  await visitor.sees(medium, {isChecked: true, isFocused: true});
  await visitor.sees({...card, text: 'Ink'});
  await visitor.press({role: 'link', name: 'Crest Hoodie', within: card});
  await visitor.isAt('/products/crest-hoodie?Size=M&Color=Ink');
});
