import {expect, it, vi} from 'vitest';

import {log} from './log';

it('writes JSON lines without cart keys', () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  log('error', 'store.call_failed', {
    message: 'Invalid gid://shopify/Cart/a1?key=s3cret " cart=a1%3Fkey%3Ds3cret;',
  });
  const line = String(write.mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toEqual({
    level: 'error',
    event: 'store.call_failed',
    message: 'Invalid gid://shopify/Cart/a1?key=… " cart=a1%3Fkey%3D…;',
  });
});
