import {once} from 'node:events';
import {createServer} from 'node:http';
import {expect, test} from 'vitest';

import {listenOnLoopback} from '../../../tools/ports';
import {startFront} from './front';

test('a request that is under way when a test ends is cut, and fails nothing', async () => {
  const shop = createServer();
  const arrived = once(shop, 'request');
  const port = await listenOnLoopback(shop, 0);
  const front = await startFront(`http://localhost:${port}`);

  const asked = fetch(`${front.origin}/late-picture`);
  await arrived;
  front.reset();
  // A rejection that nothing handles fails the run of Vitest, as it fails a test of Playwright.
  await expect(asked).rejects.toThrow('fetch failed');

  front.stop();
  shop.close();
});
