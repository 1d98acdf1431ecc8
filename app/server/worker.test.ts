import {expect, it} from 'vitest';

import {addDevelopmentHeaders, requestIdOf} from './worker';
import {RequestTrace} from './log';

const request = new Request('https://shop.example/', {headers: {'request-id': 'mine'}});

it('adopts a request’s id in development only', () => {
  expect(requestIdOf(request, true)).toBe('mine');
  expect(requestIdOf(request, false)).not.toBe('mine');
});

it('allows the scripts of Hydrogen’s tools on their own pages only', () => {
  const trace = new RequestTrace('r-1', () => 0);
  const policyAt = (path: string) => {
    const headers = new Headers({'Content-Security-Policy': "default-src 'none'"});
    addDevelopmentHeaders(headers, path, trace);
    expect(headers.get('Server-Timing')).toBe('total;dur=0');
    return headers.get('Content-Security-Policy');
  };
  expect(policyAt('/graphiql')).toBeNull();
  expect(policyAt('/subrequest-profiler')).toBeNull();
  expect(policyAt('/')).toBe("default-src 'none'");
});
