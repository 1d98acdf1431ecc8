import {readdir} from 'node:fs/promises';
import {pathToFileURL} from 'node:url';
import {Kind, parse, type DocumentNode} from 'graphql';

import {projectPath} from '../project';

/** An operation of the app, as it is sent: with its fragments. */
export interface AppDocument {
  /** The operation's name, for example `cartLinesAdd`. */
  operation: string;
  text: string;
  ast: DocumentNode;
}

type Module = Record<string, unknown>;

/** Every operation that the app's `*.documents.ts` modules export. */
export async function loadAppDocuments(): Promise<readonly AppDocument[]> {
  const files = await readdir(projectPath('app'), {recursive: true});
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.documents.ts'))
      .map((file) => pathToFileURL(projectPath(`app/${file}`)).href)
      .map((url) => import(url) as Promise<Module>),
  );
  return modules.flatMap((module) =>
    Object.values(module).flatMap((value) =>
      typeof value === 'string' && value.startsWith('#graphql')
        ? operationsOf(value)
        : [],
    ),
  );
}

/** A text of fragments alone has no operation: it is checked with those that spread it. */
function operationsOf(text: string): AppDocument[] {
  const ast = parse(text);
  return ast.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [{operation: definition.name?.value ?? '(anonymous)', text, ast}]
      : [],
  );
}
