import {readFile, writeFile} from 'node:fs/promises';

import {projectPath} from '../project';
import {tableDocument, withVariableTable} from './variable-table';

/** `npm run docs`: writes what documents repeat of the code. */
const file = projectPath(tableDocument);
await writeFile(file, await withVariableTable(await readFile(file, 'utf8')));
