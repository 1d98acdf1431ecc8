import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path/posix';
import ts from 'typescript';
import {expect, test} from 'vitest';

import {projectPath, projectRoot} from '../../tools/project';

/** What each file or folder imports. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The imports among files, by their paths: of values and types, at once and lazily. ESLint's rule ignores types. */
function importsAmong(texts: ReadonlyMap<string, string>): Graph {
  const resolve = (from: string, specifier: string) => {
    if (!/^(?:~|\.\.?)\//.test(specifier)) return [];
    const path = specifier.startsWith('~/')
      ? join('app', specifier.slice(2))
      : join(dirname(from), specifier);
    const ends = ['', '.ts', '.tsx', '/index.ts'];
    return ends.map((end) => path + end).find((file) => texts.has(file)) ?? [];
  };
  return new Map(
    Array.from(texts, ([file, text]) => {
      const {importedFiles} = ts.preProcessFile(text, true, true);
      return [file, new Set(importedFiles.flatMap((one) => resolve(file, one.fileName)))];
    }),
  );
}

/** The imports among the folders of `app`; a file that is in none stands for itself. */
function importsAmongFolders(files: Graph): Graph {
  const folderOf = (file: string) =>
    /^app\/(?:add-ons\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? file;
  const folders = new Map<string, Set<string>>();
  for (const [file, imports] of files) {
    const folder = folderOf(file);
    const others = [...imports].map(folderOf).filter((other) => other !== folder);
    folders.set(folder, new Set([...(folders.get(folder) ?? []), ...others]));
  }
  return folders;
}

/** What remains when everything that imports nothing, or that nothing imports, is taken away again and again. */
function cyclesIn(graph: Graph): string[] {
  const left = new Map(graph);
  for (let size = -1; size !== left.size;) {
    size = left.size;
    const imported = new Set(Array.from(left.values(), (imports) => [...imports]).flat());
    for (const [name, imports] of left)
      if (!imported.has(name) || [...imports].every((other) => !left.has(other)))
        left.delete(name);
  }
  return [...left.keys()].sort();
}

const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], {
  cwd: projectRoot,
  encoding: 'utf8',
});
const paths = listed.split('\n').filter((path) => path && existsSync(projectPath(path)));
const project = importsAmong(
  new Map(paths.map((path) => [path, readFileSync(projectPath(path), 'utf8')])),
);

test.each([
  ['values', "import {b} from './b';"],
  ['types', "import type {B} from '~/cart/b';"],
  ['single types', "import {type B} from './b';"],
  ['re-exports', "export * from './b';"],
  ['lazy imports', "export const b = () => import('./b');"],
])('a cycle of %s is found', (_, text) => {
  const files = importsAmong(
    new Map([
      ['app/cart/a.tsx', text],
      ['app/cart/b.ts', "import {c} from '~/product';"],
      ['app/product/index.ts', "export {c} from './c';"],
      ['app/product/c.ts', "import '../cart/a';\nimport './d';"],
      ['app/product/d.ts', ''],
      ['app/root.tsx', "import './cart/a';"],
    ]),
  );
  expect(cyclesIn(files)).toEqual([
    'app/cart/a.tsx',
    'app/cart/b.ts',
    'app/product/c.ts',
    'app/product/index.ts',
  ]);
  expect(cyclesIn(importsAmongFolders(files))).toEqual(['app/cart', 'app/product']);
});

test('no file imports itself by way of others', () => {
  expect(project.get('app/root.tsx')).toContain('app/shell/index.ts');
  expect(cyclesIn(project)).toEqual([]);
});

test('no feature imports itself by way of others', () => {
  const isTest = /\.test\.tsx?$/;
  const files = new Map([...project].filter(([path]) => !isTest.test(path)));
  expect(cyclesIn(importsAmongFolders(files))).toEqual([]);
});

/** The names that the interfaces of add-ons export. */
function addOnNames(): string[] {
  const names = [...project.keys()]
    .filter((path) => /^app\/add-ons\/[^/]+\/index(?:\.server)?\.ts$/.test(path))
    .flatMap((path) => {
      const source = ts.createSourceFile(
        path,
        readFileSync(projectPath(path), 'utf8'),
        ts.ScriptTarget.Latest,
      );
      return source.statements.flatMap((statement) => {
        if (ts.isExportDeclaration(statement)) {
          const {exportClause} = statement;
          return exportClause && ts.isNamedExports(exportClause)
            ? exportClause.elements.map(({name}) => name.text)
            : [];
        }
        const isExported =
          ts.canHaveModifiers(statement) &&
          ts
            .getModifiers(statement)
            ?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);
        if (!isExported) return [];
        if (ts.isVariableStatement(statement))
          return statement.declarationList.declarations.map(({name}) =>
            name.getText(source),
          );
        return 'name' in statement ? [(statement.name as ts.Identifier).text] : [];
      });
    });
  return [...new Set(names)];
}

test('the core uses no name that an add-on exports', () => {
  const names = addOnNames();
  const addOns = [...project.keys()].filter((path) =>
    /^app\/add-ons\/[^/]+\/index\.server\.ts$/.test(path),
  );
  expect(names.length).toBeGreaterThanOrEqual(2 * addOns.length);
  // A shop may have none.
  if (names.length === 0) return;
  const used = new RegExp(`\\b(?:${names.join('|')})\\b`);
  const core = [...project.keys()].filter((path) =>
    /^app\/(?!add-ons\/|shop\/|routes\/|languages\/|staff\/)[^/]+\/(?!.*\.test\.)/.test(
      path,
    ),
  );
  const found = core.flatMap((path) => {
    const [name] = used.exec(readFileSync(projectPath(path), 'utf8')) ?? [];
    return name ? [`${path}: ${name}`] : [];
  });
  expect(core.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});
