import {describe, expect, test} from 'vitest';

import {action as events} from '~/routes/api.analytics';
import {loadRoot} from '~/shell/index.server';
import {callRoute} from '../support/route-call';
import {captureConsole, suiteStore} from '../support/suite';

const store = suiteStore();
const logged = captureConsole('info', 'warn');

describe('figures of pages in the field', () => {
  const send = (fields: Record<string, string>, sample = '10') =>
    callRoute(store, events, {
      path: '/api/events',
      method: 'POST',
      body: new URLSearchParams(fields),
      env: {VITALS_SAMPLE: sample},
    });
  const FIELDS = {page: 'product', device: 'phone', lcp: '1234.56789', cls: '0.01'};

  test('are one line of log without an identifier', async () => {
    const {status} = await send({...FIELDS, inp: 'x', visitor: 'kim'});
    expect(status).toBe(204);
    expect(logged).toEqual([
      '{"level":"info","event":"vitals","page":"product","device":"phone","lcp":1234.5679,"cls":0.01}',
    ]);
  });

  test.each([
    ['of an unknown page', {page: 'constructor'}, '10', 400],
    ['of an unknown device', {device: 'kim'}, '10', 400],
    ['unless they are sampled', {}, '0', 404],
  ])('are not taken %s', async (_, fields, sample, status) => {
    expect((await send({...FIELDS, ...fields}, sample)).status).toBe(status);
    expect(logged).toEqual([]);
  });

  test('are measured only where they are sampled', async () => {
    const root = (env: Record<string, string>) =>
      callRoute(store, ({context}) => loadRoot(context), {env});
    expect(await root({})).not.toHaveProperty('vitalsSample');
    expect(await root({VITALS_SAMPLE: '5'})).toMatchObject({vitalsSample: 5});
  });
});
