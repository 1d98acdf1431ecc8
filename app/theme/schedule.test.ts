import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  nextSwitch,
  decryptPlans,
  planAt,
  encryptPlans,
  type Plan,
} from './schedule.server';

const instant = fc.integer({min: 0, max: 1000});
const plan = fc
  .tuple(instant, fc.option(fc.integer({min: 1, max: 200})))
  .map(([startsAt, length]): Plan => ({
    id: `${startsAt}-${length}`,
    startsAt,
    endsAt: length === null ? null : startsAt + length,
    texts: {},
  }));
const plans = fc.array(plan, {maxLength: 6});

describe('a schedule', () => {
  it('is the same at every instant between two switches', () => {
    fc.assert(
      fc.property(plans, instant, instant, (all, now, later) => {
        fc.pre(later >= now);
        const next = nextSwitch(all, now) ?? Infinity;
        if (later < next) expect(planAt(all, later)).toEqual(planAt(all, now));
      }),
    );
  });

  it('shows the plan that started last, from its start until just before its end', () => {
    const winter: Plan = {id: 'w', startsAt: 10, endsAt: 20, texts: {}};
    const open: Plan = {id: 'o', startsAt: 5, endsAt: null, texts: {}};
    const ids = [4, 5, 9, 10, 19, 20].map((now) => planAt([winter, open], now)?.id);
    expect(ids).toEqual([undefined, 'o', 'o', 'w', 'w', 'o']);
    expect([4, 5, 10, 20].map((now) => nextSwitch([winter, open], now))).toEqual([
      5,
      10,
      20,
      null,
    ]);
  });
});

describe('an encrypted schedule', () => {
  const settings = {secret: 'a preview password of 32 characters', shop: '7'};
  const winter: Plan = {
    id: 'w',
    startsAt: 10,
    endsAt: null,
    texts: {hero_title: 'Unter Flutlicht'},
  };

  it('is decrypted by the shop that encrypted it', async () => {
    expect(await decryptPlans(await encryptPlans([winter], settings), settings)).toEqual([
      winter,
    ]);
  });

  it('reveals neither the plans nor their number', async () => {
    const encrypted = await encryptPlans([winter], settings);
    const none = await encryptPlans([], settings);
    expect(encrypted.length).toBe(none.length);
    const text = Buffer.from(encrypted.split('.')[1] ?? '', 'base64url').toString(
      'latin1',
    );
    expect(text).not.toMatch(/hero_title|Flutlicht|startsAt/);
    for (const other of [
      {...settings, secret: 'another preview password of 32 char'},
      {...settings, shop: '8'},
      {...settings, secret: ''},
    ])
      expect(await decryptPlans(encrypted, other)).toBeNull();
  });

  it('is rejected with any character changed, and never throws', async () => {
    const encrypted = await encryptPlans([winter], settings);
    await fc.assert(
      fc.asyncProperty(fc.nat(encrypted.length - 1), fc.string(), async (at, noise) => {
        const forged = encrypted.slice(0, at) + noise;
        expect(await decryptPlans(forged, settings)).toBeNull();
      }),
      {numRuns: 50},
    );
  });
});
