import {test} from './support/test';

const filters = {role: 'group', name: 'Filters'} as const;
const size = {role: 'group', name: 'Size', within: filters} as const;
const medium = {role: 'checkbox', name: /^M( \(\d+\))?$/, within: size} as const;
const chosen = {role: 'list', name: 'Chosen filters'} as const;
const remove = {role: 'link', name: 'Remove filter Size: M', within: chosen} as const;

test('a filter changes the grid and the URL, Back takes it back, and its link removes it', async ({
  visitor,
}) => {
  const all = '/collections/t-shirts';
  const filtered = `${all}?filter.v.option.size=M`;
  await visitor.open(all);
  await visitor.press(medium);
  await visitor.isAt(filtered);
  await visitor.sees({role: 'status', text: 'product'});
  await visitor.sees(remove);
  await visitor.back();
  await visitor.isAt(all);
  await visitor.sees(medium, {isChecked: false});
  await visitor.press(medium);
  await visitor.isAt(filtered);
  await visitor.press(remove);
  await visitor.isAt(all);
  await visitor.misses(chosen);
  await visitor.sees(medium, {isChecked: false});
});
