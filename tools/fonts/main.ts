/** Writes the shop's font and its license. Run it when the font's package, or what styles ask of it, changes; its output is committed. */
import {writeFile} from 'node:fs/promises';

import {projectPath} from '../project';
import {INTER_FILE, INTER_LICENCE, interLicence, makeInter} from './inter';

const font = await makeInter();
await writeFile(projectPath(INTER_FILE), font);
await writeFile(projectPath(INTER_LICENCE), await interLicence());
console.info(`${INTER_FILE}  ${(font.length / 1024).toFixed(1)} KiB`);
