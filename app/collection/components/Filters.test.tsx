import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';

import {readListingQuery} from '../filters';
import {Filters} from './Filters';

test('a price’s field names the highest, and none for the lowest, which the store does not tell', () => {
  const html = renderToStaticMarkup(
    <Filters
      facets={[{kind: 'price', label: 'Price', max: 65}]}
      query={readListingQuery(new URLSearchParams())}
      count={3}
      hasMore={false}
      isPending={false}
    />,
  );
  expect(html.match(/placeholder="[^"]*"/g)).toEqual(['placeholder="65"']);
});
