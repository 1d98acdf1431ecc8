import {describe, expect, it, vi} from 'vitest';

import {log, RequestTrace} from './log';

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

function traceWithClock() {
  let now = 1_000;
  const trace = new RequestTrace('r-1', () => now);
  return {trace, pass: (milliseconds: number) => void (now += milliseconds)};
}

describe('a request’s closing line', () => {
  it('is one JSON line with its id, answer, time and calls to the store', () => {
    const write = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const {trace, pass} = traceWithClock();
    pass(3.04);
    trace.storeCall('collection', 1_000, false);
    pass(4);
    trace.finish({method: 'GET', path: '/shirts', status: 200});
    expect(write).toHaveBeenCalledOnce();
    expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toEqual({
      level: 'info',
      event: 'request',
      request: 'r-1',
      method: 'GET',
      path: '/shirts',
      status: 200,
      ms: 7,
      store: [{operation: 'collection', milliseconds: 3, failed: false}],
    });
  });

  it('is an error when the answer is one of ours', () => {
    const write = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    traceWithClock().trace.finish({method: 'GET', path: '/', status: 503});
    expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toMatchObject({status: 503});
  });
});
