import {readdir} from 'node:fs/promises';
import {pathToFileURL} from 'node:url';
import {Kind, parse, type DocumentNode} from 'graphql';

import {projectPath} from '../project';

/** An operation, as it is sent: with its fragments. */
export interface AppDocument {
  /** The operation's name, for example `cartLinesAdd`. */
  operation: string;
  text: string;
  ast: DocumentNode;
}

type Module = Record<string, unknown>;

/** Every operation on the Storefront API that the app's `*.documents.ts` modules export. */
export const loadAppDocuments = () => loadDocuments('app', /^#graphql\s/);

/** Every operation on the Admin API, of the app and of the tools that set a store up. */
export async function loadAdminDocuments(): Promise<readonly AppDocument[]> {
  const folders = ['app', 'tools'].map((folder) =>
    loadDocuments(folder, /^#graphql:admin\s/),
  );
  return (await Promise.all(folders)).flat();
}

/** The operations in a folder's documents whose first line, which names their API, is `tag`. */
async function loadDocuments(
  folder: string,
  tag: RegExp,
): Promise<readonly AppDocument[]> {
  const files = await readdir(projectPath(folder), {recursive: true});
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.documents.ts'))
      .map((file) => pathToFileURL(projectPath(`${folder}/${file}`)).href)
      .map((url) => import(url) as Promise<Module>),
  );
  return modules.flatMap((module) =>
    Object.values(module).flatMap((value) =>
      typeof value === 'string' && tag.test(value) ? operationsOf(value) : [],
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
