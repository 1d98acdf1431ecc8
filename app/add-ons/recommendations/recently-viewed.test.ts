import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {parseViewed, withViewed} from './components/RecentlyViewed';

const viewed = (handle: string) => ({handle, title: handle.toUpperCase(), picture: null});

describe('recently viewed products', () => {
  it('are newest first, each once, at most twelve', () => {
    fc.assert(
      fc.property(fc.array(fc.string({minLength: 1, maxLength: 3})), (handles) => {
        const list = handles.map(viewed).reduce(withViewed, []);
        const newest = [...new Set(handles.toReversed())].slice(0, 12);
        expect(list.map(({handle}) => handle)).toEqual(newest);
        expect(parseViewed(JSON.stringify(list))).toEqual(list);
      }),
    );
  });

  it.each([
    null,
    'no JSON',
    '{}',
    '[1, null, {}]',
    '[{"handle":"","title":"a","picture":null}]',
    '[{"handle":"a","title":"a","picture":"javascript:alert(1)"}]',
  ])('are none in %j', (text) => expect(parseViewed(text)).toEqual([]));
});
