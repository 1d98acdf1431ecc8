import {mkdir, rm} from 'node:fs/promises';

import {ensureChromium} from '../browser/install-chromium';
import {projectPath} from '../project';
import {
  browser,
  build,
  codegen,
  playwrightReport,
  staticChecks,
  unit,
  vitestReport,
  type Part,
  type PartResult,
} from './parts';
import {addTallies} from './tally';

/**
 * `npm test`: everything that must hold before a change is merged. The static checks run beside the build,
 * as each keeps one core busy; the two suites run one after the other, as each keeps all of them busy.
 */
async function main(): Promise<void> {
  process.env.CHROMIUM_PATH = ensureChromium();
  await mkdir(projectPath('.cache/test'), {recursive: true});
  await Promise.all(
    [vitestReport, playwrightReport].map((file) => rm(projectPath(file), {force: true})),
  );
  const results = [await runPart(codegen)];
  const [built, checked] = await Promise.all([
    runPart(build),
    runInTurn([...staticChecks]),
  ]);
  results.push(built, ...checked, await runPart(unit));
  results.push(built.ok ? await runPart(browser) : notRun(browser));

  const {passed, failed} = addTallies(results.map(({tally}) => tally));
  console.info(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function runInTurn(parts: readonly Part[]): Promise<PartResult[]> {
  const results: PartResult[] = [];
  for (const part of parts) results.push(await runPart(part));
  return results;
}

async function runPart(part: Part): Promise<PartResult> {
  const start = performance.now();
  const result = await part.run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const {passed, failed} = result.tally;
  const numbers = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : '';
  console.info(
    `${result.ok ? 'ok    ' : 'FAILED'} ${part.name}${numbers} (${seconds} s)`,
  );
  if (!result.ok && result.output) console.info(result.output);
  return result;
}

/** Without a build there is nothing to visit: the part fails, once. */
function notRun(part: Part): PartResult {
  console.info(`FAILED ${part.name}: not run, there is no build`);
  return {ok: false, output: '', tally: {passed: 0, failed: 1}};
}

await main();
