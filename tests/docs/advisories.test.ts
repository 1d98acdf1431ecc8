import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

import {
  isInRange,
  newAdvisories,
  productionVersions,
  readAdvisories,
  type Lockfile,
} from '../../tools/advisories/advisories';
import {projectPath} from '../../tools/project';

const read = (file: string) => readFileSync(projectPath(file), 'utf8');
const locked = productionVersions(JSON.parse(read('package-lock.json')) as Lockfile);
const {advisories} = readAdvisories();

const affecting = advisories.filter(({package: name, range}) =>
  locked.get(name)?.some((version) => isInRange(version, range)),
);
const others = advisories.filter((one) => !affecting.includes(one));

/** What SECURITY.md says of each advisory, by its id: an item of a list, which ends with a link to a test. */
const decisions = new Map(
  Array.from(
    read('SECURITY.md').matchAll(/^- \[(GHSA(?:-\w{4}){3})\].*(?:\n {2}.*)*/gm),
    ([text, id = '']) => [id, text],
  ),
);

test('SECURITY.md decides on each advisory that affects a locked package, and on no other', () => {
  expect(affecting.length).toBeGreaterThan(3);
  expect([...decisions.keys()].sort()).toEqual(affecting.map(({id}) => id).sort());
});

test.each(affecting)('what it says of $id is tried by a test', ({id, cve}) => {
  const text = decisions.get(id) ?? '';
  if (cve) expect(text).toContain(cve);
  const [, file = ''] =
    /\]\((tests\/[\w/.-]+\.test\.ts|app\/[\w/.-]+\.test\.ts)\)/.exec(text) ?? [];
  expect(read(file)).toContain(id);
});

test('what is mended stays mended: the list has what a lockfile must not go back to', () => {
  expect(others.map(({id}) => id)).toContain('GHSA-jjmj-jmhj-qwj2');
});

describe('a range of an advisory', () => {
  test.each([
    ['2.4.1', '<3.0.0', true],
    ['3.0.0', '<3.0.0', false],
    ['6.30.4', '>=6.30.2 <=6.30.4', true],
    ['6.30.6', '>=6.30.2 <=6.30.4', false],
    ['6.9.0', '>=6.30.2 <=6.30.4', false],
    ['10.0.0', '<9.0.0 || >=10.0.0', true],
    ['1.0.0', '1.0.0', true],
    ['1.0.1', '=1.0.0', false],
    ['1.0.1', '*', true],
  ])('%s in %s: %s', (version, range, isIn) =>
    expect(isInRange(version, range)).toBe(isIn),
  );

  test('that is written in another way is refused', () =>
    expect(() => isInRange('1.0.0', '^1.0.0')).toThrow('^1.0.0'));
});

test('an answer of the registry adds what is not known, once', () => {
  const via = (id: string, name: string) => ({
    name,
    url: `https://github.com/advisories/${id}`,
    range: '<2.0.0',
  });
  const audit = {
    vulnerabilities: {
      a: {via: [via('GHSA-1', 'a'), 'b']},
      b: {via: [via('GHSA-2', 'b'), via('GHSA-2', 'b')]},
    },
  };
  const known = [{id: 'GHSA-1', package: 'a', range: '<2.0.0'}];
  expect(newAdvisories(audit, known)).toEqual([
    {id: 'GHSA-2', package: 'b', range: '<2.0.0'},
  ]);
});

test('packages for development alone do not count, and a package may be locked twice', () => {
  const lock = {
    packages: {
      '': {version: '1.0.0'},
      'packages/club': {version: '1.0.0'},
      'node_modules/@quillhaven/club': {link: true},
      'node_modules/a': {version: '1.0.0'},
      'node_modules/@b/c/node_modules/a': {version: '2.0.0'},
      'node_modules/d': {version: '1.0.0', dev: true},
    },
  };
  expect([...productionVersions(lock)]).toEqual([['a', ['1.0.0', '2.0.0']]]);
});
