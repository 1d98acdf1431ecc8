import {existsSync, readFileSync} from 'node:fs';
import ts from 'typescript';

import {projectPath} from '../../scripts/project';

/** A test, or a group of tests, that a document names. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** The cells of every row of a document's tables, but for their heads: lines whose first cell is one of `heads`. */
export function tableRows(text: string, heads: readonly string[]): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| --'))
    .map((line) =>
      line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    )
    .filter(([first = '']) => !heads.includes(first));
}

/** What a cell names: for each file, its path in code marks, a colon, and titles in quotation marks. */
export function testsNamedIn(cell: string): NamedTest[] {
  return cell.split('<br>').flatMap((part) => {
    const [, file = '', titles = ''] = /^`([^`]+)`: (.*)$/.exec(part) ?? [];
    const found = [...titles.matchAll(/“(.*?)”(?=; “|$)/g)];
    return found.map(([, title = '']) => ({file, title}));
  });
}

/** Those of the tests that no file holds under that title. */
export function missingTests(tests: readonly NamedTest[]): NamedTest[] {
  return tests.filter(({file, title}) => !titlesIn(file).has(title));
}

const known = new Map<string, ReadonlySet<string>>();

/** Titles of tests and their groups in a file, as they are written there; none where there is no such file. */
export function titlesIn(file: string): ReadonlySet<string> {
  const before = known.get(file);
  if (before) return before;
  const titles = new Set<string>();
  known.set(file, titles);
  if (!existsSync(projectPath(file))) return titles;
  const text = readFileSync(projectPath(file), 'utf8');
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const called = node.expression.getText().split(/[.(]/, 1)[0] ?? '';
      if (title && ['test', 'it', 'describe'].includes(called))
        titles.add(writtenTitle(title));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return titles;
}

/** The text of a literal; a template with its `${…}` as they stand. */
function writtenTitle(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : '';
}
