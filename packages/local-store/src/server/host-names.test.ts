import {once} from 'node:events';
import {request, type IncomingMessage} from 'node:http';
import {text} from 'node:stream/consumers';
import {describe, expect, test} from 'vitest';

import {smallShop} from '../fixtures/small-shop';
import {createLocalStore} from '..';
import {hostCheck} from './host-names';

describe('a store answers to', () => {
  test.each([
    ...['localhost', 'localhost:4000', 'LOCALHOST:4000', 'localhost.', 'Localhost.:80'],
    ...['shop.localhost', '127.0.0.1', '127.0.0.1:4000', '127.9.9.9', '127.1'],
    ...['[::1]', '[::1]:4000', '[0:0:0:0:0:0:0:1]:4000', '[::ffff:127.0.0.1]'],
  ])('%s, a name of the loopback interface', (host) => {
    expect(hostCheck(['127.0.0.1'])(host)).toBe(true);
  });

  test.each(['store', 'STORE:4100', 'store.', 'store.test', '[fe80::2]:80'])(
    '%s where it was started with that name',
    (host) => {
      const names = ['store', 'Store.test', 'fe80::2'];
      expect(hostCheck(names)(host)).toBe(true);
      expect(hostCheck(['127.0.0.1'])(host)).toBe(false);
    },
  );

  test('every address, but no foreign name, where it was started on all interfaces', () => {
    for (const everywhere of ['0.0.0.0', '::']) {
      expect(hostCheck([everywhere])('192.168.1.7:4000')).toBe(true);
      expect(hostCheck([everywhere])('[fe80::2]')).toBe(true);
      expect(hostCheck([everywhere])('evil.example')).toBe(false);
    }
  });
});

test.each([
  ...['evil.example', 'evil.example:4000', 'localhost.evil.example', 'notlocalhost'],
  ...[
    '127.0.0.1.evil.example',
    '128.0.0.1',
    '10.0.0.1',
    '[::2]',
    '0.0.0.0',
    'localhost..',
  ],
  ...[
    'evil@localhost',
    'localhost/evil',
    'localhost#',
    'localhost:port',
    'localhost,x',
    '',
  ],
])('a store does not answer to “%s”', (host) => {
  expect(hostCheck(['127.0.0.1'])(host)).toBe(false);
});

describe('over HTTP a foreign name is refused with 421 and a sentence', () => {
  test.each([
    '/api/2025-01/graphql.json',
    '/admin/api/2025-01/graphql.json',
    '/admin/oauth/access_token',
    '/__control/requests',
    '/__control/reset',
    '/nothing',
  ])('at %s', async (path) => {
    const store = createLocalStore({catalogue: smallShop, control: true});
    const {port} = await store.listen();
    const ask = async (host: string) => {
      const asked = request({port, path, method: 'POST', headers: {host}}).end('{}');
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      return {status: answer.statusCode, body: await text(answer)};
    };
    const refused = await ask(`evil.example:${port}`);
    const answered = await ask(`LocalHost.:${port}`);
    await store.close();
    expect(refused).toEqual({
      status: 421,
      body: 'This store does not answer to the name evil.example. Start it with --public-url to add a name.',
    });
    expect(answered.status).not.toBe(421);
  });
});
