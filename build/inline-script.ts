import {readFile} from 'node:fs/promises';
import {minify} from 'terser';
import {transformWithEsbuild, type Plugin} from 'vite';

const QUERY = '?inline-script';

/** The script at `path`, compiled and minified for use inside a `<script>` element. */
export async function buildInlineScript(
  path: string,
  isDevelopment = false,
): Promise<string> {
  const source = await readFile(path, 'utf8');
  const compiled = await transformWithEsbuild(source, path, {
    loader: 'ts',
    format: 'iife',
    target: 'es2020',
    sourcemap: false,
    define: {'import.meta.env.DEV': String(isDevelopment)},
  });
  // Terser's output is smaller than esbuild's, and every document carries it.
  const {code = ''} = await minify(compiled.code, {ecma: 2020, compress: {passes: 3}});
  return code.trim().replaceAll('</', '<\\/');
}

/** `import text from './script?inline-script'`: the compiled text of a TypeScript module that imports nothing. */
export function inlineScript(): Plugin {
  let isDevelopment = false;
  return {
    name: 'inline-script',
    enforce: 'pre',
    configResolved({isProduction}) {
      isDevelopment = !isProduction;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const path = id.slice(0, -QUERY.length);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(await buildInlineScript(path, isDevelopment))};`;
    },
  };
}
