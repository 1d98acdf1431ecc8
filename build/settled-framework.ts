import type {Plugin} from 'vite';

import {HELD} from '../app/server/document/held';

interface Settled {
  readonly file: RegExp;
  /** What is replaced, and by which constant; each must be found, or the build fails. */
  readonly replacements: readonly (readonly [RegExp, string])[];
}

/** A condition on SPA mode, wherever it is asked for; not its being handed on. */
const SPA_CONDITION =
  /(?<=if \(|[!(] ?)(?:window\.__remixContext\.)?isSpaMode(?=\)| &&)/g;

/** Links say that their routes may be discovered; no route is left to be. */
const UNMARKED_LINKS = [/return discover === "render" &&/g, 'return false &&'] as const;

/**
 * What Remix and React Router ask at run time and `vite.config.ts` has answered: every `v3_*` flag but lazy route discovery is
 * on, there is no SPA mode, no deferred data (Single Fetch replaces it), and the root route has an error boundary and no fallback
 * of its own.
 */
const IN_BROWSER: readonly Settled[] = [
  {
    file: /@remix-run\/react\/dist\/esm\/(?:browser|components|links|routes|routeModules|scroll-restoration|fog-of-war)\.js$/,
    replacements: [
      [/future\.v3_lazyRouteDiscovery === true/g, 'false'],
      [/(?:window\.__remixContext\.)?\bfuture\.v3_\w+(?: === true)?/g, 'true'],
      [SPA_CONDITION, 'false'],
    ],
  },
  {
    // Documents carry their data as JSON wherever that can carry it (app/server/document/page-data.ts).
    file: /@remix-run\/react\/dist\/esm\/browser\.js$/,
    replacements: [
      [
        /decodeViaTurboStream\(stream, window\)/g,
        '(window.pageData ? Promise.resolve({value: window.pageData}) : decodeViaTurboStream(stream, window))',
      ],
    ],
  },
  {
    file: /@remix-run\/react\/dist\/esm\/routes\.js$/,
    replacements: [
      [/typeof singleFetch === "function"/g, 'true'],
      [/route\.id === "root" \? RemixRootDefaultHydrateFallback/g, 'false ? null'],
    ],
  },
  {
    // `<Scripts>` writes what the server sends; in the browser it only has to leave room for it.
    file: /@remix-run\/react\/dist\/esm\/components\.js$/,
    replacements: [
      UNMARKED_LINKS,
      [/let contextScript = staticContext \?/g, 'let contextScript = false ?'],
      [/let routeModulesScript = !isStatic \?/g, 'let routeModulesScript = true ?'],
      [/!isStatic && typeof __remixContext === "object" && __remixContext\.a/g, 'false'],
    ],
  },
  {
    // What these say to developers, who see it while developing; the minifier then drops the sentences.
    file: /@remix-run\/(?:router\/dist\/router|react\/dist\/esm\/invariant)\.js$/,
    replacements: [[/throw new Error\(message\)/g, 'throw new Error()']],
  },
  {
    // Ways into React of before its version 18: nothing calls them, and with them goes what only they need.
    file: /react-dom\/cjs\/react-dom\.production\.min\.js$/,
    replacements: [
      [
        /exports\.(?:findDOMNode|hydrate|render|unmountComponentAtNode|unstable_renderSubtreeIntoContainer)=(?=function)/g,
        'void ',
      ],
    ],
  },
  {
    file: /@remix-run\/router\/dist\/router\.js$/,
    replacements: [
      [/\bfuture\.v7_\w+/g, 'true'],
      [/\bisDeferred(?:Data|Result)\(\w+\)(?! \{)/g, 'false'],
    ],
  },
];

/** Paths whose routes an isolate remembers; visitors choose what they ask for, so it must end somewhere. */
const MAX_KNOWN_PATHS = 500;

/** What the worker would compute for each page again, or for nothing; and that the scripts of its documents wait. */
const IN_WORKER: readonly Settled[] = [
  {
    file: /@remix-run\/react\/dist\/esm\/components\.js$/,
    replacements: [
      UNMARKED_LINKS,
      [/rel: "modulepreload"/g, `rel: "${HELD}"`],
      [/type: "module"/g, `type: "${HELD}"`],
    ],
  },
  {
    // A request is copied twice for each loader to take away parameters that it seldom has.
    file: /@remix-run\/server-runtime\/dist\/esm\/data\.js$/,
    replacements: [
      [
        /stripRoutesParam\(stripIndexParam\(request\)\)/g,
        '(/[?&](?:index|_routes)\\b/.test(request.url) ? $& : request)',
      ],
    ],
  },
  {
    // A page's data in Remix's own form, where nothing asks for it (app/entry.server.tsx). Spreading would ask.
    file: /@remix-run\/server-runtime\/dist\/esm\/server\.js$/,
    replacements: [
      [
        /\.\.\.\(build\.future\.v3_singleFetch \? \{\s*serverHandoffStream: (encodeViaTurboStream\([^()]*\)),\s*(renderMeta: \{\})\s*\} : null\)/g,
        'get serverHandoffStream() {return $1;}, $2',
      ],
    ],
  },
  {
    // Which route a path belongs to is the same for every page: routes are put into order once, patterns compiled once, and
    // the paths that were asked for last are known.
    file: /@remix-run\/router\/dist\/router\.js$/,
    replacements: [
      [
        /let branches = flattenRoutes\(routes\);\s*rankRouteBranches\(branches\);\s*let matches = null;\s*let decoded = decodePath\(pathname\);/g,
        'let decoded = decodePath(pathname), matches = null, branches = branchesOf(routes, decoded, allowPartial);',
      ],
      [
        /function compilePath\(path, caseSensitive, end\) \{/g,
        `const knownRoutes = new WeakMap();
         function branchesOf(routes, pathname, allowPartial) {
           let known = knownRoutes.get(routes);
           if (!known) {
             const branches = flattenRoutes(routes);
             rankRouteBranches(branches);
             knownRoutes.set(routes, known = {branches, found: new Map()});
           }
           const {branches, found} = known;
           const key = allowPartial + pathname;
           if (!found.has(key)) {
             if (found.size >= ${MAX_KNOWN_PATHS}) found.clear();
             found.set(key, [branches.find((branch) => matchRouteBranch(branch, pathname, allowPartial))].filter(Boolean));
           }
           return found.get(key);
         }
         const compiledPaths = new Map();
         function compilePath(path, caseSensitive, end) {
           const key = [path, caseSensitive, end].join();
           let compiled = compiledPaths.get(key);
           if (!compiled) compiledPaths.set(key, compiled = compilePathAnew(path, caseSensitive, end));
           return compiled;
         }
         function compilePathAnew(path, caseSensitive, end) {`,
      ],
    ],
  },
];

const replacementsIn = (settled: readonly Settled[], id: string) =>
  settled.filter(({file}) => file.test(id)).flatMap(({replacements}) => replacements);

/**
 * Settles the framework's run-time conditions when the shop is built: in the shopper's scripts, so that the minifier drops the
 * branches that this shop never takes; in the worker, what it would compute for each page and not use. The build fails when the
 * framework no longer asks what was settled.
 */
export function settledFramework(): Plugin {
  const found = new Set<RegExp>();
  let settled = IN_BROWSER;
  return {
    name: 'settled-framework',
    apply: 'build',
    config(_, {isSsrBuild}) {
      settled = isSsrBuild ? IN_WORKER : IN_BROWSER;
    },
    transform(code, id) {
      const replacements = replacementsIn(settled, id);
      if (replacements.length === 0) return null;
      for (const [from] of replacements) {
        if (code.search(from) >= 0) found.add(from);
      }
      const settle = (text: string, [from, to]: readonly [RegExp, string]) =>
        text.replace(from, to);
      return {code: replacements.reduce(settle, code), map: null};
    },
    buildEnd(error) {
      const missing = settled
        .flatMap(({replacements}) => replacements)
        .map(([from]) => from)
        .filter((from) => !found.has(from));
      if (!error && missing.length > 0) {
        throw new Error(
          `The framework has moved on; nothing matches ${missing.join(', ')}`,
        );
      }
    },
  };
}
