import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {projectPath, projectRoot} from '../project';
import {compared, EXPECTED_FAILURES} from './expected';
import {
  EDITS,
  type Manifest,
  movedManifest,
  movedText,
  newestOfAll,
  RANGES,
  unlocked,
} from './move';

const textOf = (file: string) => readFileSync(projectPath(file), 'utf8');

test('imports have their new names, whatever else a text says', () => {
  const text = `
    // The shop's links: '@remix-run/react' is one of 'these'.
    import {Link} from '@remix-run/react';
    import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
    import {other} from '@remix-run/react-else';`;
  expect(movedText('app/any.tsx', text)).toBe(`
    // The shop's links: 'react-router' is one of 'these'.
    import {Link} from 'react-router';
    import type {LoaderFunctionArgs} from 'react-router';
    import {other} from '@remix-run/react-else';`);
});

test('the schema of 2025-01 gets a package of its own', () => {
  const text = `{
    old: '@shopify/hydrogen/storefront.schema.json',
    current: 'hydrogen-react-2026/storefront.schema.json',
  }`;
  expect(movedText('any.ts', text)).toBe(`{
    old: 'hydrogen-react-2025/storefront.schema.json',
    current: 'hydrogen-react-2026/storefront.schema.json',
  }`);
});

test('an edit that finds nothing is an error', () => {
  expect(() => movedText('env.d.ts', 'declare global {}')).toThrow('env.d.ts');
});

test.each(Object.keys(EDITS))('%s has what is edited', (file) => {
  expect(movedText(file, textOf(file))).not.toBe(textOf(file));
});

test('no module of the project imports by an old name afterwards', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const left = files
    .trim()
    .split('\n')
    .filter((file) => !file.startsWith('tools/upgrade/'))
    .filter((file) =>
      /'(?:@remix-run\/|@shopify\/remix-|virtual:remix)/.test(
        movedText(file, textOf(file)),
      ),
    );
  expect(left).toEqual([]);
});

const versions = Object.fromEntries(
  RANGES.flatMap(({packages}) => packages.map((name) => [name, `9.9.9`])),
);

test('package.json has the new packages in place of the old ones, pinned', () => {
  const moved = movedManifest(
    {
      name: 'shop',
      engines: {node: '>=20'},
      dependencies: {
        '@remix-run/react': '2.17.5',
        '@shopify/hydrogen': '2025.1.5',
        '@shopify/remix-oxygen': '2.1.0',
        react: '18.3.1',
        'sanitize-html': '2.17.5',
      },
      devDependencies: {
        '@remix-run/dev': '2.17.5',
        '@shopify/cli': '3.78.2',
        'hydrogen-react-2026': 'npm:@shopify/hydrogen-react@2026.4.4',
        vite: '6.4.3',
      },
      overrides: {
        '@remix-run/router': '1.23.4',
        'react-router': '6.30.6',
        'react-router-dom': '6.30.6',
        'sync-fetch@^0.7': '0.6.0',
      },
    },
    versions,
  );
  expect(moved).toEqual({
    name: 'shop',
    engines: {node: '>=22.12'},
    dependencies: {
      '@shopify/hydrogen': '9.9.9',
      react: '18.3.1',
      'react-router': '9.9.9',
      'sanitize-html': '2.17.5',
    },
    devDependencies: {
      '@react-router/dev': '9.9.9',
      '@react-router/fs-routes': '9.9.9',
      '@shopify/cli': '9.9.9',
      'hydrogen-react-2025': 'npm:@shopify/hydrogen-react@2025.1.4',
      'hydrogen-react-2026': 'npm:@shopify/hydrogen-react@2026.4.4',
      vite: '6.4.3',
    },
    overrides: {
      'sync-fetch@^0.7': '0.6.0',
      '@shopify/hydrogen': {
        'react-router': '$react-router',
        '@react-router/dev': '$@react-router/dev',
      },
    },
  });
});

test('the project keeps every other package as it is', () => {
  const manifest = JSON.parse(textOf('package.json')) as Manifest;
  const moved = movedManifest(manifest, versions);
  const all = (of: Manifest) => ({...of.dependencies, ...of.devDependencies});
  const names = Object.keys(all(moved));
  expect(names.filter((name) => /remix/.test(name))).toEqual([]);
  const same = names.filter((name) => all(moved)[name] === all(manifest)[name]);
  expect(names.filter((name) => !same.includes(name)).sort()).toEqual(
    [...Object.keys(versions), 'hydrogen-react-2025'].sort(),
  );
});

test('the lockfile forgets what moves, and what it has brought', () => {
  const packages = {
    '': {},
    'node_modules/@remix-run/react': {},
    'node_modules/@remix-run/react/node_modules/cookie': {},
    'node_modules/react': {},
    'node_modules/react-router-dom': {},
    'node_modules/wrangler/node_modules/@shopify/any': {},
    'packages/club': {},
  };
  expect(Object.keys(unlocked({packages}).packages)).toEqual([
    '',
    'node_modules/react',
    'packages/club',
  ]);
});

test('the newest version is one that all packages of a row have', () => {
  expect(
    newestOfAll([
      ['7.18.9', '7.18.10', '7.18.11'],
      ['7.18.10', '7.18.9'],
    ]),
  ).toBe('7.18.10');
  expect(newestOfAll([['7.18.2'], ['7.18.3']])).toBeUndefined();
  expect(newestOfAll([[], []])).toBeUndefined();
});

test('the expected failures are of files that there are', () => {
  const missing = EXPECTED_FAILURES.filter(({file}) => !existsSync(projectPath(file)));
  expect(missing).toEqual([]);
});

test('failures are compared with the expected ones, one by one', () => {
  const expected = [
    {file: 'a.test.ts', name: 'states 2025-01'},
    {file: 'b.test.ts', name: 'names packages'},
  ];
  const failed = [
    {file: 'a.test.ts', name: 'states 2025-01', messages: []},
    {file: 'a.test.ts', name: null, messages: ['not loaded']},
  ];
  expect(compared(failed, expected)).toEqual({
    unexpected: [failed[1]],
    passing: [expected[1]],
  });
});
