import {readdirSync, readFileSync} from 'node:fs';
import {Kind, parse, type DocumentNode} from 'graphql';

import {projectPath} from '../../scripts/project';

/** An operation of the app, as it is sent: with its fragments. */
export interface AppDocument {
  /** The operation's name, for example `cartLinesAdd`. */
  operation: string;
  text: string;
  ast: DocumentNode;
}

type Module = Record<string, unknown>;

/** Every operation that the app's documents modules export. */
export function appDocuments(): readonly AppDocument[] {
  const modules = import.meta.glob<Module>('../../app/**/*.documents.ts', {eager: true});
  return Object.values(modules).flatMap((module) =>
    Object.values(module).flatMap((value) =>
      typeof value === 'string' && value.startsWith('#graphql')
        ? operationsOf(value)
        : [],
    ),
  );
}

/** Source files that hold GraphQL elsewhere, where `appDocuments` would not see it. */
export function strayDocuments(): readonly string[] {
  return readdirSync(projectPath('app'), {recursive: true, encoding: 'utf8'})
    .map((file) => `app/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(documents|test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(projectPath(file), 'utf8').includes('`#graphql'));
}

/** A text with fragments alone is no operation: it is checked with those that spread it. */
function operationsOf(text: string): AppDocument[] {
  const ast = parse(text);
  return ast.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [{operation: definition.name?.value ?? '(anonymous)', text, ast}]
      : [],
  );
}
