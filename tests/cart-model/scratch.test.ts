import {beforeEach, it} from 'vitest';
import {writeFileSync} from 'node:fs';
import {LAWS} from './laws';
import {play, randomOf, scriptOf, shrink, type Options} from './script';
const silent = () => undefined;
beforeEach(
  () => void Object.assign(console, {info: silent, warn: silent, error: silent}),
);
const BROWSERS: readonly Options[] = [
  {},
  {},
  {},
  {hasLocks: false},
  {hasStorage: false},
  {hasLocks: false, hasStorage: false},
];
it('collects', {timeout: 3600000}, async () => {
  const from = Number(process.env.FROM),
    to = Number(process.env.TO);
  const found: Record<string, {n: number; seed: number; what: string; script?: unknown}> =
    {};
  for (let seed = from; seed < to; seed++) {
    const options = BROWSERS[(seed - 1) % 6] ?? {};
    let played;
    try {
      played = await play(scriptOf(randomOf(seed)), seed, options);
    } catch (e) {
      found['error'] = {n: 1, seed, what: String((e as Error).stack)};
      continue;
    }
    for (const [law, check] of Object.entries(LAWS)) {
      const what = check(played);
      if (what === null) continue;
      const f = (found[law] ??= {n: 0, seed, what});
      f.n++;
      if (f.n <= 3) {
        const script = await shrink(scriptOf(randomOf(seed)), async (s) => {
          try {
            return check(await play(s, seed, options)) !== null;
          } catch {
            return false;
          }
        });
        found[law + f.n] = {
          n: 1,
          seed,
          what: String(check(await play(script, seed, options))),
          script: JSON.stringify({options, script}),
        };
      }
    }
    if (seed % 100 === 0)
      writeFileSync(
        process.env.OUT ?? '/tmp/found.json',
        JSON.stringify({seed, found}, null, 1),
      );
  }
  writeFileSync(
    process.env.OUT ?? '/tmp/found.json',
    JSON.stringify({done: to, found}, null, 1),
  );
});
