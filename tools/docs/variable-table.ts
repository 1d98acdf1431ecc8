import {format, resolveConfig} from 'prettier';

import type {Variable} from '../../app/server/env';
import {projectPath} from '../project';
import {variables} from '../variables';

/** Where the table stands, relative to the project's folder. */
export const tableDocument = 'docs/real-store.md';

const START =
  '<!-- variables: made by `npm run docs` from app/server/env.ts and the add-ons -->';
const END = '<!-- /variables -->';

function rowOf([name, {meaning, fallback, isRequired}]: [string, Variable]): string {
  const standing = isRequired ? '**must be set**' : fallback ? `\`${fallback}\`` : '–';
  return `| \`${name}\` | ${standing} | ${meaning.replaceAll('|', '\\|')} |`;
}

/** Every variable of the worker as a table: its name, its default, its meaning. */
function variableTable(): string {
  const rows = Object.entries(variables).map(rowOf);
  return ['| Variable | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/**
 * A document with its table made again, laid out like every other text of the project.
 * @throws Error when the document has no place for it
 */
export async function withVariableTable(document: string): Promise<string> {
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start < 0 || end < start) throw new Error(`${tableDocument} has lost its marks.`);
  const text = `${document.slice(0, start)}${START}\n\n${variableTable()}\n\n${document.slice(end)}`;
  const config = await resolveConfig(projectPath(tableDocument));
  return format(text, {...config, parser: 'markdown'});
}
