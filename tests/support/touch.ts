import type {Page} from '@playwright/test';

type Point = readonly [x: number, y: number];

/** Moves fingers from where they are put down to where they are lifted, in ten steps, as a hand would. */
async function draw(
  page: Page,
  fingers: readonly (readonly [from: Point, to: Point])[],
  beforeLifting = async () => {},
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({x, y, id})),
    });
  await touch(
    'touchStart',
    fingers.map(([from]) => from),
  );
  for (let step = 1; step <= 10; step += 1) {
    const at = (start: number, end: number) => start + ((end - start) * step) / 10;
    await touch(
      'touchMove',
      fingers.map(([from, to]) => [at(from[0], to[0]), at(from[1], to[1])] as const),
    );
    // Waits a frame: a finger is never faster than the screen.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await beforeLifting();
  await touch('touchEnd', []);
  await session.detach();
}

/** Draws one finger over the screen, and calls `beforeLifting` while it still rests there. */
export function swipe(
  page: Page,
  from: Point,
  to: Point,
  beforeLifting?: () => Promise<void>,
): Promise<void> {
  return draw(page, [[from, to]], beforeLifting);
}

/** Spreads two fingers about a point, level with each other, and calls `whileSpread` before they are lifted. */
export function pinch(
  page: Page,
  [x, y]: Point,
  {from, to}: {from: number; to: number},
  whileSpread?: () => Promise<void>,
): Promise<void> {
  const finger = (side: 1 | -1) =>
    [[x + (side * from) / 2, y] as Point, [x + (side * to) / 2, y] as Point] as const;
  return draw(page, [finger(-1), finger(1)], whileSpread);
}
