import {ALL_ONLY, expect, test} from './support/test';
import {openLive, type Visitor} from './support/visitor';

/** The theme's fonts that the document may use. */
const declaredTo = (visitor: Visitor) => () =>
  visitor.read(() =>
    Array.from(document.fonts, ({family}) => family.replace(/"/g, ''))
      .filter((family) => ['Inter Variable', 'Shirt'].includes(family))
      .sort(),
  );

const noteOf = (visitor: Visitor) => () =>
  visitor.read(() => localStorage.getItem('fonts'));

/** The title of the page that is shown, and how wide it is drawn. */
const titleTo = (visitor: Visitor) =>
  visitor.read(() => {
    const title = document.querySelector('h1') as Element;
    const range = document.createRange();
    range.selectNodeContents(title);
    return {name: title.textContent ?? '', width: range.getBoundingClientRect().width};
  });

test(
  'a page that is shown keeps its letters, and the next has the fonts of the theme',
  ALL_ONLY,
  async ({visitor}) => {
    await openLive(visitor, '/shirts');
    const before = await titleTo(visitor);
    await expect.poll(noteOf(visitor), 'has the files').toContain('Inter Variable');
    expect(await declaredTo(visitor)()).toEqual([]);
    expect(await titleTo(visitor)).toEqual(before);

    const main = {role: 'navigation', name: 'Main'} as const;
    await visitor.press({role: 'link', name: 'Hoodies', within: main});
    await visitor.misses({role: 'heading', name: before.name});
    await expect.poll(declaredTo(visitor)).toEqual(['Inter Variable', 'Shirt']);
    await visitor.press({role: 'link', name: 'Shirts', within: main});
    await visitor.sees({role: 'heading', name: before.name});
    expect((await titleTo(visitor)).width).not.toBe(before.width);
  },
);
