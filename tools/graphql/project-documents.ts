import {readdirSync, readFileSync} from 'node:fs';

import {operationsIn, type AppDocument} from './app-documents';
import {projectPath} from '../project';

/** Every operation that the app's documents modules export. */
export function appDocuments(): readonly AppDocument[] {
  const modules = import.meta.glob<Record<string, unknown>>(
    '../../app/**/*.documents.ts',
    {eager: true},
  );
  return operationsIn(Object.values(modules));
}

/** Source files that hold GraphQL elsewhere, where `appDocuments` would not see it. */
export function strayDocuments(): readonly string[] {
  return readdirSync(projectPath('app'), {recursive: true, encoding: 'utf8'})
    .map((file) => `app/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(documents|test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(projectPath(file), 'utf8').includes('`#graphql'));
}
