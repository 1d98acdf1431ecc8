import {readFile} from 'node:fs/promises';

import {projectPath} from '../project';

const KIB = 1024;

/** Bytes of a file or a page, or a number of requests, by name: `file shop`, `home: scripts`. */
export type Sizes = Record<string, number>;

/** Where the budgets are kept, as JSON. */
export const BUDGETS_FILE = projectPath('tools/budgets/budgets.json');

/** Where the browser test leaves what it measured, for `npm run budgets`. */
export const MEASURED_FILE = projectPath('.cache/test/budgets.json');

/** The budget of a file without one of its own: a part that loads when it is wanted. */
export const OTHER_FILE = 6 * KIB;

/** Numbers of requests, unlike bytes, have such a name. */
const isCount = (name: string) => /: (?:requests|script files)$/.test(name);

const isFile = (name: string) => name.startsWith('file ');

/** The budget that holds for `name`, if there is one. */
const budgetOf = (name: string, budgets: Sizes) =>
  budgets[name] ?? (isFile(name) ? OTHER_FILE : undefined);

export async function readSizes(file: string): Promise<Sizes> {
  // Written by this tool alone.
  return JSON.parse(await readFile(file, 'utf8')) as Sizes;
}

/** What is over its budget, what has none, and budgets of what is gone, in words; empty when all is well. */
export function missesOf(measured: Sizes, budgets: Sizes): string[] {
  const over = Object.entries(measured).flatMap(([name, size]) => {
    const budget = budgetOf(name, budgets);
    if (budget === undefined) return `${name} has no budget: it is ${size}`;
    return size > budget ? `${name} is ${size}, ${size - budget} over its budget` : [];
  });
  const gone = Object.keys(budgets)
    .filter((name) => !(name in measured))
    .map((name) => `${name} has a budget, and is gone`);
  return [...over, ...gone];
}

/** A row for each budget: its name, what is measured, the budget and what is left. */
export function tableOf(measured: Sizes, budgets: Sizes): string {
  const rows = Object.entries(measured)
    .filter(([name]) => name in budgets || !isFile(name))
    .map(([name, size]) => {
      const budget = budgets[name];
      const left = budget === undefined ? 'no budget' : String(budget - size);
      return [name, String(size), String(budget ?? ''), left];
    });
  const others = Object.entries(measured)
    .filter(([name]) => isFile(name) && !(name in budgets))
    .sort(([, one], [, next]) => next - one);
  const [largest] = others;
  if (largest) {
    const [name, size] = largest;
    const label = `largest of ${others.length} other files (${name.slice('file '.length)})`;
    rows.push([label, String(size), String(OTHER_FILE), String(OTHER_FILE - size)]);
  }
  const table = [['', 'measured', 'budget', 'left'], ...rows];
  const widths = [0, 1, 2, 3].map((at) =>
    Math.max(...table.map((row) => row[at]?.length ?? 0)),
  );
  return table
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** Budgets with room above what is measured: 1 KiB for a file, 2 KiB for a page, two requests, 64 KiB for the worker. */
export function budgetsWithRoom(measured: Sizes): Sizes {
  const roomOf = (name: string) => {
    if (name === 'worker') return 64 * KIB;
    if (isCount(name)) return 2;
    return isFile(name) ? KIB : 2 * KIB;
  };
  return Object.fromEntries(
    Object.entries(measured)
      .filter(([name, size]) => !isFile(name) || size + KIB > OTHER_FILE)
      .map(([name, size]) => [name, size + roomOf(name)]),
  );
}
