import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import ts from 'typescript';

/** Part of a text. */
interface Range {
  start: number;
  end: number;
}

const without = (text: string, ranges: readonly Range[]) =>
  ranges
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, {start, end}) => left.slice(0, start) + left.slice(end), text);

/** Whether an import leads into the folder of an add-on. */
const leadsTo = (name: string) => (specifier: string) =>
  new RegExp(`^~/add-ons/${name}(?:/|$)`).test(specifier);

/** The names of the GraphQL fragments in a text. */
const fragmentsIn = (text: string) =>
  Array.from(text.matchAll(/\bfragment (\w+) on /g), ([, name = '']) => name);

/**
 * The text of a file without its rows of an add-on: what it imports from there, the elements of
 * lists and the entries of objects that use it, and its fragments in GraphQL documents. `null`
 * where something else uses what it imports.
 * @param isGone whether what an import names is taken out
 * @param fragments the names of the add-on's fragments
 */
export function withoutRows(
  text: string,
  isGone: (specifier: string) => boolean,
  fragments: readonly string[] = [],
): string | null {
  const source = ts.createSourceFile('rows.ts', text, ts.ScriptTarget.Latest, true);
  const removed: Range[] = [];
  const names = new Set<string>();
  let isUsed = false;
  const uses = (node: ts.Node): boolean =>
    ts.isIdentifier(node) ? names.has(node.text) : Boolean(node.forEachChild(uses));
  const withComma = ({pos, end}: ts.Node): Range => ({
    start: pos,
    end: text[end] === ',' ? end + 1 : end,
  });
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const {moduleSpecifier, importClause} = node;
      if (!ts.isStringLiteral(moduleSpecifier) || !isGone(moduleSpecifier.text)) return;
      const {namedBindings} = importClause ?? {};
      const elements =
        namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
      for (const element of elements) names.add(element.name.text);
      // For its effect, or for the types that it declares.
      isUsed ||= elements.length === 0;
      removed.push({start: node.pos, end: node.end});
    } else if (ts.isArrayLiteralExpression(node)) {
      for (const element of node.elements)
        if (uses(element)) removed.push(withComma(element));
        else visit(element);
    } else if (
      ts.isPropertyAssignment(node) &&
      ts.isSatisfiesExpression(node.initializer)
    ) {
      if (uses(node.initializer.type)) removed.push(withComma(node));
    } else if (ts.isTemplateSpan(node) && uses(node.expression)) {
      // With the line that it stands in.
      const start = text.lastIndexOf('\n', node.expression.pos - 2);
      removed.push({start, end: node.expression.end + 1});
    } else if (ts.isIdentifier(node) && names.has(node.text)) isUsed = true;
    else node.forEachChild(visit);
  };
  visit(source);
  if (isUsed) return null;
  const spreads = fragments.flatMap((one) =>
    Array.from(text.matchAll(new RegExp(`\\n *\\.\\.\\.${one}\\b`, 'g')), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  return without(text, [...removed, ...spreads]);
}

/** The names of the add-ons of the project at `root`; none where there is no folder of any. */
export const addOnsIn = (root: string): Promise<string[]> =>
  readdir(path.join(root, 'app/add-ons')).catch(() => []);

/** All files below a folder, by their paths. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Removes an add-on from the project at `root`, as AGENTS.md says: its folder, its rows in
 * `app/shop`, its translations, and the routes that belong to it.
 */
export async function removeAddOn(root: string, name: string): Promise<void> {
  const folder = path.join(root, 'app/add-ons', name);
  const texts = await Promise.all(
    (await filesBelow(folder))
      .filter((file) => file.endsWith('.documents.ts'))
      .map((file) => readFile(file, 'utf8')),
  );
  const fragments = texts.flatMap(fragmentsIn);
  await rm(folder, {recursive: true});
  const rows = [
    ...(await filesBelow(path.join(root, 'app/shop'))),
    ...(await filesBelow(path.join(root, 'app/languages'))),
  ];
  for (const file of rows) {
    const text = await readFile(file, 'utf8');
    if (file.endsWith('.css')) {
      const line = new RegExp(`^@import '\\.\\./add-ons/${name}/.*\\n`, 'gm');
      await writeFile(file, text.replace(line, ''));
    } else if (/\.tsx?$/.test(file))
      await writeFile(file, withoutRows(text, leadsTo(name), fragments) ?? text);
  }
  const table = path.join(root, 'app/routes.ts');
  let routes = await readFile(table, 'utf8');
  for (const file of await filesBelow(path.join(root, 'app/routes'))) {
    const text = await readFile(file, 'utf8');
    if (!new RegExp(`'~/add-ons/${name}[/']`).test(text)) continue;
    await rm(file);
    const row = new RegExp(
      `^ *route\\([^\\n]*'routes/${path.basename(file)}'.*\\n`,
      'gm',
    );
    routes = routes.replace(row, '');
  }
  await writeFile(table, routes);
}
