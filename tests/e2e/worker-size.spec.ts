import {statSync} from 'node:fs';

import {projectPath} from '../../tools/project';
import {expect, test} from '../support/test';

/** Oxygen takes workers of up to 10 MB; this one has 0.73 MB, and grows only when somebody means it to. */
const BUDGET_BYTES = 1024 * 1024;

test('the worker stays within its budget of 1 MiB (Oxygen takes 10 MB)', () => {
  const {size} = statSync(projectPath('dist/server/index.js'));
  expect(size).toBeLessThanOrEqual(BUDGET_BYTES);
});
