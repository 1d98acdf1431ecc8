import type {Plugin} from 'vite';

interface Settled {
  readonly file: RegExp;
  /** What is replaced, and by which constant; each must be found, or the build fails. */
  readonly replacements: readonly (readonly [RegExp, string])[];
}

/** A condition on SPA mode, wherever it is asked for; not its being handed on. */
const SPA_CONDITION =
  /(?<=if \(|[!(] ?)(?:window\.__remixContext\.)?isSpaMode(?=\)| &&)/g;

/**
 * What Remix and React Router ask at run time and `vite.config.ts` has answered: every `v3_*` flag is on, there is no SPA mode,
 * no deferred data (Single Fetch replaces it), and the root route has an error boundary and no fallback of its own.
 */
const SETTLED: readonly Settled[] = [
  {
    file: /@remix-run\/react\/dist\/esm\/(?:browser|components|links|routes|routeModules|scroll-restoration|fog-of-war)\.js$/,
    replacements: [
      [/(?:window\.__remixContext\.)?\bfuture\.v3_\w+(?: === true)?/g, 'true'],
      [SPA_CONDITION, 'false'],
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
      [/let contextScript = staticContext \?/g, 'let contextScript = false ?'],
      [/let routeModulesScript = !isStatic \?/g, 'let routeModulesScript = true ?'],
      [/!isStatic && typeof __remixContext === "object" && __remixContext\.a/g, 'false'],
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

/** Applies the constants to a module's code. @throws Error when the framework no longer asks what was settled */
export function settle(id: string, code: string): string {
  return SETTLED.filter(({file}) => file.test(id))
    .flatMap(({replacements}) => replacements)
    .reduce((text, [from, to]) => text.replace(from, to), code);
}

/**
 * Settles the framework's run-time conditions when the shopper's scripts are built, so that the minifier drops the branches
 * that this shop never takes. The worker's build is left as it is.
 */
export function settledFramework(): Plugin {
  const found = new Set<RegExp>();
  return {
    name: 'settled-framework',
    apply: (_, {command, isSsrBuild}) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const settled = SETTLED.filter(({file}) => file.test(id));
      if (settled.length === 0) return null;
      for (const [from] of settled.flatMap(({replacements}) => replacements)) {
        if (code.search(from) >= 0) found.add(from);
      }
      return {code: settle(id, code), map: null};
    },
    buildEnd(error) {
      const missing = SETTLED.flatMap(({replacements}) => replacements)
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
