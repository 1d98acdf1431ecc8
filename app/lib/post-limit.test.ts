import {describe, expect, it} from 'vitest';

import {PostLimit} from './post-limit';

describe('the limit on posts', () => {
  const NOW = 1_000_000;
  const times = (count: number) => Array.from({length: count}, (_, index) => index);

  it('stops a visitor, not the others, and forgets after ten minutes', () => {
    const limit = new PostLimit({ofNetwork: 8, ofSubject: 200});
    const posts = times(9).map(() => limit.allows('1.2.3.4', 'tee', NOW));
    expect(posts).toEqual([...times(8).map(() => true), false]);
    expect(limit.allows('5.6.7.8', 'tee', NOW)).toBe(true);
    expect(limit.allows('1.2.3.4', 'tee', NOW + 600_000)).toBe(true);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:DB8:0001:2:ffff::9', true],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::1', '::2', true],
    ['1::', '2::', false],
    ['::ffff:1.2.3.4', '1.2.3.4', true],
    ['::ffff:1.2.3.4', '::ffff:1.2.3.5', false],
    ['::ffff:102:304', '::ffff:102:305', false],
    ['1.2.3.4:5678', '1.2.3.4:8765', true],
  ])('%s and %s are one network: %s', (one, other, isOne) => {
    const limit = new PostLimit({ofNetwork: 8, ofSubject: 200});
    times(8).forEach(() => limit.allows(one, 'tee', NOW));
    expect(limit.allows(other, 'tee', NOW)).toBe(!isOne);
  });

  it('lets a visitor with many networks block one subject, and no other', () => {
    const limit = new PostLimit({ofNetwork: 8, ofSubject: 200});
    const posts = times(300).map((index) => limit.allows(`10.0.${index}.1`, 'tee', NOW));
    expect(posts.filter(Boolean)).toHaveLength(200);
    expect(limit.allows('10.1.0.1', 'cap', NOW)).toBe(true);
    expect(limit.allows('', 'cap', NOW)).toBe(true);
  });
});
