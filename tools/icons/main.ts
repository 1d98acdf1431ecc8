import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {projectPath} from '../project';
import {drawIcons, PLAIN} from './icons';

/** `npm run icons`: writes the icons that show no club's crest. They are committed. */
for (const [name, bytes] of await drawIcons(PLAIN)) {
  const file = projectPath(`public/${name}`);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, bytes);
  console.info(`public/${name}  ${(bytes.byteLength / 1024).toFixed(1)} KiB`);
}
