import {readFile} from 'node:fs/promises';

import {projectPath} from '../project';

/** How many tests passed and how many failed. */
export interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {status: string; assertionResults: unknown[]}[];
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number};
  errors: unknown[];
}

/** Reads Vitest's JSON report. A file that could not be loaded has no tests, and counts as one failure. */
export async function vitestTally(file: string): Promise<Tally> {
  const report = await readReport<VitestReport>(file);
  if (!report) return {passed: 0, failed: 1};
  const broken = report.testResults.filter(
    ({status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
  };
}

/** Reads Playwright's JSON report. A test that passed only when repeated has failed. */
export async function playwrightTally(file: string): Promise<Tally> {
  const report = await readReport<PlaywrightReport>(file);
  if (!report) return {passed: 0, failed: 1};
  const {expected, unexpected, flaky} = report.stats;
  return {passed: expected, failed: unexpected + flaky + report.errors.length};
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, {passed, failed}) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
    }),
    {passed: 0, failed: 0},
  );
}

/** A report that was never written, or was cut off, is none. */
async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(projectPath(file), 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
