import {expect, it} from 'vitest';

import {allowTools, requestIdOf} from './worker';

const request = new Request('https://shop.example/', {headers: {'request-id': 'mine'}});

it('adopts a request’s id in development only', () => {
  expect(requestIdOf(request, true)).toBe('mine');
  expect(requestIdOf(request, false)).not.toBe('mine');
});

it('allows the scripts of Hydrogen’s tools on their own pages only', () => {
  const policyAt = (path: string) => {
    const headers = new Headers({'Content-Security-Policy': "default-src 'none'"});
    allowTools(headers, path);
    return headers.get('Content-Security-Policy');
  };
  expect(policyAt('/graphiql')).toBeNull();
  expect(policyAt('/subrequest-profiler')).toBeNull();
  expect(policyAt('/')).toBe("default-src 'none'");
});
