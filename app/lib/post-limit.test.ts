import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {PostLimit} from './post-limit';

describe('the limit on posts', () => {
  it('stops a visitor, not the others, and forgets after ten minutes', () => {
    const limit = new PostLimit({ofOne: 8, ofAll: 400});
    const posts = Array.from({length: 9}, () => limit.allows('1.2.3.4', 1_000_000));
    expect(posts).toEqual([...Array.from({length: 8}, () => true), false]);
    expect(limit.allows('5.6.7.8', 1_000_000)).toBe(true);
    expect(limit.allows('1.2.3.4', 1_000_000 + 600_000)).toBe(true);
  });

  it('never lets more than 400 through in ten minutes, whoever posts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), {minLength: 500, maxLength: 600}), (visitors) => {
        const limit = new PostLimit({ofOne: 8, ofAll: 400});
        const through = visitors.filter((visitor) =>
          limit.allows(visitor === 0 ? '' : `10.0.0.${visitor}`, 1_000_000),
        );
        expect(through.length).toBeLessThanOrEqual(400);
      }),
      {numRuns: 20},
    );
  });
});
