import {describe, expect, it} from 'vitest';

import {createPostLimits, FEW} from './post-limits';

const NOW = 1_000_000_000;
const MINUTE = 60_000;
const times = (count: number) => Array.from({length: count}, (_, index) => index);
const passed = (answers: readonly boolean[]) => answers.filter(Boolean).length;

describe('a stadium behind one IPv4 address', () => {
  const ip = '198.51.100.7';

  it('asks for notifications of one product, withdraws, and leaves the newsletter working', () => {
    const mayPost = createPostLimits();
    const fans = times(300).map((fan) => {
      const post = {ip, address: `fan${fan}@example.com`, product: 'cup-final-tee'};
      return mayPost('notification', post, NOW + fan * 2000);
    });
    expect(passed(fans)).toBe(300);
    const withdrawals = times(300).map((fan) =>
      mayPost('withdrawal', {ip, address: `fan${fan}@example.com`}, NOW),
    );
    expect(passed(withdrawals)).toBe(300);
    expect(mayPost('newsletter', {ip, address: 'kim@example.com'}, NOW)).toBe(true);
  });

  it('is stopped above what a crowd posts, others are not, and forgotten after ten minutes', () => {
    const mayPost = createPostLimits();
    const post = (index: number, from = ip, now = NOW) =>
      mayPost('newsletter', {ip: from, address: `a${index}@example.com`}, now);
    expect(passed(times(2000).map((index) => post(index)))).toBe(600);
    expect(post(2001, '203.0.113.9')).toBe(true);
    expect(post(2002, ip, NOW + 9 * MINUTE)).toBe(false);
    expect(post(2003, ip, NOW + 10 * MINUTE)).toBe(true);
  });
});

describe('one address', () => {
  it.each([
    ['withdrawal', 5],
    ['newsletter', 3],
    ['review', 10],
    ['notification', 20],
  ] as const)('gets few mails of a %s, from however many networks', (kind, most) => {
    const mayPost = createPostLimits();
    const post = (index: number, address: string) =>
      mayPost(kind, {ip: `10.0.${index}.1`, address, product: `${index}`}, NOW);
    const spellings = ['kim@example.com', 'KIM@example.com', 'kim+a@example.com'];
    const answers = times(30).map((index) => post(index, spellings[index % 3] ?? ''));
    expect(passed(answers)).toBe(most);
    expect(post(31, 'lee@example.com')).toBe(true);
  });

  it('is free again after an hour', () => {
    const mayPost = createPostLimits();
    const post = (now: number) =>
      mayPost('newsletter', {ip: '10.0.0.1', address: 'kim@example.com'}, now);
    expect(times(4).map(() => post(NOW))).toEqual([true, true, true, false]);
    expect(post(NOW + 59 * MINUTE)).toBe(false);
    expect(post(NOW + 60 * MINUTE)).toBe(true);
  });
});

describe('a flood from many networks', () => {
  it.each(['newsletter', 'withdrawal', 'notification'] as const)(
    'ends a %s for nobody who is not part of it',
    (kind) => {
      const mayPost = createPostLimits();
      const post = (ip: string, index: number) =>
        mayPost(kind, {ip, address: `a${index}@example.com`, product: 'tee'}, NOW);
      times(25).forEach((network) =>
        times(1000).forEach((index) => post(`10.0.${network}.1`, network * 1000 + index)),
      );
      const fan = times(20).map((index) => post('192.0.2.1', 100_000 + index));
      expect(passed(fan)).toBeGreaterThanOrEqual(FEW);
    },
  );

  it('is slowed to a few posts of each network', () => {
    const mayPost = createPostLimits();
    const post = (network: number, index: number) =>
      mayPost(
        'review',
        {ip: `10.${network}.0.1`, address: `a${index}@b.example`, product: 'tee'},
        NOW,
      );
    times(3).forEach((network) =>
      times(100).forEach((index) => post(network, network * 100 + index)),
    );
    const late = times(100).map((index) => post(9, 1000 + index));
    expect(passed(late)).toBe(FEW);
  });
});

describe('a client without a network', () => {
  it('never ends withdrawals, and no post of those that have one', () => {
    const mayPost = createPostLimits();
    const flood = times(20_000).map((index) =>
      mayPost('withdrawal', {ip: '', address: `a${index}@example.com`}, NOW),
    );
    expect(passed(flood)).toBe(20_000);
    expect(mayPost('withdrawal', {ip: '', address: 'kim@example.com'}, NOW)).toBe(true);
    expect(
      mayPost('withdrawal', {ip: '192.0.2.1', address: 'lee@example.com'}, NOW),
    ).toBe(true);
  });

  it('is limited with all others of its kind elsewhere, far above what one shop gets', () => {
    const mayPost = createPostLimits();
    const flood = times(7000).map(() => mayPost('agents', {ip: ''}, NOW));
    expect(passed(flood)).toBe(6000);
    expect(mayPost('agents', {ip: '192.0.2.1'}, NOW)).toBe(true);
  });
});

describe('a network', () => {
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
  ])('%s and %s are one: %s', (one, other, isOne) => {
    const mayPost = createPostLimits();
    times(600).forEach(() => mayPost('agents', {ip: one}, NOW));
    expect(mayPost('agents', {ip: other}, NOW)).toBe(!isOne);
  });
});
