import {readFile} from 'node:fs/promises';
import {expect, it} from 'vitest';

import {projectPath} from '../project';
import {INTER_FILE, INTER_LICENCE, interLicence, makeInter} from './inter';

it("the shop's font is what the script makes of the pinned package, to the byte", async () => {
  const [made, committed] = await Promise.all([
    makeInter(),
    readFile(projectPath(INTER_FILE)),
  ]);
  expect(committed.equals(made), 'npm run fonts').toBe(true);
});

it("the font's license is the package's", async () => {
  const license = await readFile(projectPath(INTER_LICENCE));
  expect(license.equals(await interLicence()), 'npm run fonts').toBe(true);
});
