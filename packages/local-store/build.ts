/**
 * Builds the package as others install it: JavaScript, types, Shopify's schemas and a manifest of its own in
 * `dist`, and a tarball of that beside it. The club's catalogue is part of it.
 */
import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  existsSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'vite';

import {catalogueSchema} from './src/catalogue-file/catalogue-schema';
import {introspections} from './src/schema/schemas';

const root = fileURLToPath(new URL('.', import.meta.url));
const inRoot = (...parts: string[]) => path.join(root, ...parts);
const dist = inRoot('dist');
const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as Manifest;

interface Manifest {
  version: string;
  description: string;
  license: string;
  type: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  exports: Record<string, string>;
}

const entries = Object.entries(manifest.exports).map(([key, source]) => ({
  key,
  source,
  name: path.basename(source, '.ts'),
}));

rmSync(dist, {recursive: true, force: true});
await bundle();
emitTypes();
copyFiles();
const [tarball = ''] = execFileSync('npm', ['pack', './dist', '--silent'], {cwd: root})
  .toString()
  .trim()
  .split('\n');
console.info(inRoot(tarball));

async function bundle(): Promise<void> {
  const input = Object.fromEntries(
    entries.map(({name, source}) => [name, inRoot(source)]),
  );
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: {external: Object.keys(manifest.dependencies), noExternal: [/^@quillhaven\//]},
    build: {
      ssr: true,
      outDir: dist,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: {...input, cli: inRoot('src/cli.ts')},
        output: {
          format: 'esm',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunk-[name]-[hash].js',
        },
      },
    },
  });
}

/** Declarations name files as Node's own resolution needs them: whole, with their endings. */
function emitTypes(): void {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', inRoot('tsconfig.build.json')], {
    stdio: 'inherit',
  });
  // The compiler keeps the folders above `src`, because the club's lie beside it.
  const types = path.join(dist, 'types');
  renameSync(path.join(types, 'local-store/src'), path.join(dist, 'declarations'));
  rmSync(types, {recursive: true});
  renameSync(path.join(dist, 'declarations'), types);
  for (const file of readdirSync(types, {recursive: true, encoding: 'utf8'})) {
    if (!file.endsWith('.d.ts')) continue;
    const full = path.join(types, file);
    const whole = (_: string, before: string, name: string) => {
      const target = path.resolve(path.dirname(full), name);
      return `${before}${name}${existsSync(`${target}.d.ts`) ? '' : '/index'}.js'`;
    };
    const text = readFileSync(full, 'utf8');
    writeFileSync(full, text.replace(/((?:from |import\()')(\.[^']*)'/g, whole));
  }
}

function copyFiles(): void {
  const schemas = path.join(dist, 'schemas');
  mkdirSync(schemas);
  const {resolve} = createRequire(import.meta.url);
  for (const [version, source] of Object.entries(introspections)) {
    copyFileSync(resolve(source), path.join(schemas, `${version}.json`));
  }
  for (const folder of ['films', 'pictures'])
    cpSync(inRoot('../club', folder), path.join(dist, folder), {recursive: true});
  const json = JSON.stringify(catalogueSchema, null, 2);
  writeFileSync(path.join(dist, 'catalogue.schema.json'), `${json}\n`);
  for (const name of ['README.md', 'CHANGELOG.md']) {
    copyFileSync(inRoot(name), path.join(dist, name));
  }
  const {version, description, license, type, engines, dependencies} = manifest;
  const published = {
    name: '@quillhaven/local-store',
    version,
    description,
    license,
    type,
    engines,
    bin: {'local-store': './cli.js'},
    exports: {
      ...Object.fromEntries(
        entries.map(({key, name}) => [
          key,
          {types: `./types/${name}.d.ts`, default: `./${name}.js`},
        ]),
      ),
      './catalogue.schema.json': './catalogue.schema.json',
    },
    dependencies,
  };
  writeFileSync(
    path.join(dist, 'package.json'),
    `${JSON.stringify(published, null, 2)}\n`,
  );
}
