/** The move to React Router 7 and the current Hydrogen, as far as a script can make it. */

/** Modules with another name, as they are imported. */
const MODULES: Readonly<Record<string, string>> = {
  '@remix-run/react': 'react-router',
  '@remix-run/server-runtime': 'react-router',
  '@shopify/remix-oxygen': 'react-router',
  'react-router-dom/server': 'react-router',
  '@remix-run/route-config': '@react-router/dev/routes',
  'virtual:remix/server-build': 'virtual:react-router/server-build',
  // Hydrogen brings a newer schema than this.
  '@shopify/hydrogen/storefront.schema.json':
    'hydrogen-react-2025/storefront.schema.json',
};

const QUOTED = new RegExp(`'(${Object.keys(MODULES).join('|')})'`, 'g');

/** The text of a module that imports by the new names. */
const withNewModules = (text: string) =>
  text.replace(QUOTED, (_, name: string) => `'${MODULES[name]}'`);

type Edit = readonly [from: string | RegExp, to: string];

/** What is more than an import's name, by the file. */
export const EDITS: Readonly<Record<string, readonly Edit[]>> = {
  '.github/dependabot.yml': [
    ['      remix:\n', '      router:\n'],
    ["['@remix-run/*']", "['react-router', '@react-router/*']"],
  ],
  '.gitignore': [['.wrangler/\n', '.wrangler/\n.react-router/\n']],
  'app/entry.client.tsx': [
    [
      "import {RemixBrowser} from '@remix-run/react';",
      "import {HydratedRouter} from 'react-router/dom';",
    ],
    ['<RemixBrowser />', '<HydratedRouter />'],
  ],
  'app/entry.server.tsx': [
    ['{RemixServer}', '{ServerRouter}'],
    ['<RemixServer ', '<ServerRouter '],
  ],
  // The router does not mark its own answers any more. Ours to a method name those that are allowed.
  'app/server/errors.ts': [
    ["!headers.has('X-Remix-Error') &&", "!(status === 405 && !headers.has('Allow')) &&"],
  ],
  // Loaders and actions get a class's instance, which has the context's fields.
  'app/server/worker.ts': [
    ['{createRequestHandler, ', '{createRequestHandler, RouterContextProvider, '],
    [
      'handlerOf(context.market)(request, context)',
      'handlerOf(context.market)(request, Object.assign(new RouterContextProvider(), context))',
    ],
  ],
  'build/chunks.ts': [
    ['react-router|react-router-dom|turbo-stream|@remix-run', 'react-router'],
  ],
  'env.d.ts': [
    ['/// <reference types="@shopify/remix-oxygen" />\n', ''],
    ['interface AppLoadContext ', 'interface RouterContextProvider '],
  ],
  'eslint.config.js': [
    ['react|@remix-run|', 'react|@react-router|'],
    ["      '.cache/',\n", "      '.cache/',\n      '.react-router/',\n"],
  ],
  'knip.jsonc': [
    ['        "bench/child.ts",\n', '        "bench/child.ts",\n        "server.ts",\n'],
    [
      '        "schema-dts",\n',
      '        "schema-dts",\n        "hydrogen-react-2025",\n',
    ],
    ['"@remix-run/fs-routes"', '"@react-router/fs-routes"'],
    ['        "react-router-dom",\n', ''],
  ],
  'tests/documents/build-plugins.test.ts': [
    ['(?:remix|', '(?:react-router|'],
    [
      / {2}'(?:react-router-dom|turbo-stream|@remix-run\/.*|@shopify\/remix-oxygen)',\n/g,
      '',
    ],
    // npm puts it into Hydrogen's folder, which is read whole.
    ["  '@shopify/hydrogen-react',\n", ''],
  ],
  'tests/e2e/development.spec.ts': [["'remix:hmr'", "'react-router:hmr'"]],
  'tests/support/route-call.ts': [
    [
      "import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';",
      "import {RouterContextProvider, type ActionFunctionArgs, type LoaderFunctionArgs} from 'react-router';",
    ],
    [
      'return {request, context, params};',
      `const url = new URL(request.url);
  return {
    request,
    context: Object.assign(new RouterContextProvider(), context),
    params,
    url,
    pattern: url.pathname,
  };`,
    ],
  ],
  'tools/store/probe.ts': [
    ["STOREFRONT_API_VERSION = '2025-01'", "STOREFRONT_API_VERSION = '2026-04'"],
  ],
  // mini-oxygen 4 does not know it.
  'tools/worker/worker-process.ts': [[/ *stripCfConnectingIp: true,\n/g, '']],
  // The router's own folder has two forms of it: tests need the one that Hydrogen gets from Node.
  'vitest.config.ts': [
    [
      '  resolve: {alias',
      "  ssr: {resolve: {conditions: ['module-sync', 'node']}},\n  resolve: {alias",
    ],
  ],
  // A configuration file has what stays of the plugin's options: each flag is the only way now.
  'vite.config.ts': [
    [
      "import {vitePlugin as remix} from '@remix-run/dev';",
      "import {reactRouter} from '@react-router/dev/vite';",
    ],
    ['v3_singleFetch: true;', 'v8_middleware: true;'],
    [/ {4}remix\(\{.*?\n {4}\}\),/s, '    reactRouter(),'],
  ],
};

/** React Router's own file. */
export const CONFIGURATION = `import type {Config} from '@react-router/dev/config';
import {hydrogenPreset} from '@shopify/hydrogen/react-router-preset';

export default {
  presets: [hydrogenPreset()],
  // The whole manifest is 1 KiB: nothing that is followed should wait for a part of it.
  routeDiscovery: {mode: 'initial'},
} satisfies Config;
`;

/**
 * The text of a file after the move.
 * @throws where it lacks what an edit is about: the project has changed, and the edit has to
 */
export function movedText(file: string, text: string): string {
  const edited = (EDITS[file] ?? []).reduce((before, [from, to]) => {
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} has no ${String(from)} any more.`);
    return after;
  }, text);
  return /\.tsx?$/.test(file) ? withNewModules(edited) : edited;
}

/** Packages that move, each to the newest version of a range. Those of a row have one version. */
export const RANGES: readonly {range: string; packages: readonly string[]}[] = [
  {
    // Earlier ones have known vulnerabilities. Hydrogen asks for 7.16: an override lets it have this.
    range: '>=7.18.2 <8',
    packages: ['react-router', '@react-router/dev', '@react-router/fs-routes'],
  },
  {range: '~2026.4.5', packages: ['@shopify/hydrogen']},
  {range: '^4.8.0', packages: ['@shopify/cli']},
  {range: '^4.2.2', packages: ['@shopify/mini-oxygen']},
];

/** The newest version that is in all lists. */
export function newestOfAll([first = [], ...others]: readonly (readonly string[])[]) {
  return first
    .filter((version) => others.every((list) => list.includes(version)))
    .toSorted((a, b) => a.localeCompare(b, 'en', {numeric: true}))
    .at(-1);
}

type Packages = Readonly<Record<string, string>>;

/** What the move changes of package.json. */
export interface Manifest {
  engines: Packages;
  dependencies: Packages;
  devDependencies: Packages;
  overrides: Readonly<Record<string, unknown>>;
}

const GONE = /^(?:@remix-run\/.+|@shopify\/remix-oxygen|react-router-dom)$/;

/** Where the schema of 2025-01 is found once Hydrogen brings a newer one. */
const SCHEMA: Packages = {'hydrogen-react-2025': 'npm:@shopify/hydrogen-react@2025.1.4'};

/**
 * package.json after the move.
 * @param versions of all packages in `RANGES`
 */
export function movedManifest<Given extends Manifest>(
  manifest: Given,
  versions: Packages,
): Given {
  const {dependencies, devDependencies} = manifest;
  const overrides = Object.entries(manifest.overrides).filter(
    ([name]) => !GONE.test(name) && !(name in versions),
  );
  const known: Packages = {...dependencies, ...devDependencies, ...versions, ...SCHEMA};
  const moved = (packages: Packages, ...added: string[]) =>
    Object.fromEntries(
      [...Object.keys(packages), ...added]
        .filter((name) => !GONE.test(name))
        .sort()
        .map((name) => [name, known[name] ?? '']),
    );
  return {
    ...manifest,
    engines: {node: '>=22.12'},
    dependencies: moved(dependencies, 'react-router'),
    devDependencies: moved(
      devDependencies,
      '@react-router/dev',
      '@react-router/fs-routes',
      ...Object.keys(SCHEMA),
    ),
    overrides: {
      ...Object.fromEntries(overrides),
      '@shopify/hydrogen': {
        'react-router': '$react-router',
        '@react-router/dev': '$@react-router/dev',
      },
    },
  };
}

export interface Lockfile {
  packages: Readonly<Record<string, unknown>>;
}

/** A package whose place in the lockfile is chosen anew. */
const UNLOCKED =
  /(?:^|\/)node_modules\/(?:@remix-run\/|@shopify\/|react-router|hydrogen-react-)/;

/** package-lock.json before the new packages are installed: beside the old ones npm finds no solution. */
export function unlocked<Given extends Lockfile>(lockfile: Given): Given {
  const packages = Object.fromEntries(
    Object.entries(lockfile.packages).filter(([place]) => !UNLOCKED.test(place)),
  );
  return {...lockfile, packages};
}
