import {expect, test} from 'vitest';

import {cookiesIn} from './cookies';

test.each([
  ['cart=a; cart=b;cart_sig=c; x=cart=d', ['a', 'b']],
  ['xcart=a', []],
  [' cart=a?key=b=;', ['a?key=b=']],
  ['cart=', ['']],
  ['', []],
  [null, []],
])('the cookies named cart in %j are %j', (cookies, values) =>
  expect(cookiesIn(cookies, 'cart')).toEqual(values),
);
