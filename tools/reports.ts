/** Reads the reports that test runners write. */
import {readFile} from 'node:fs/promises';

/** A test that failed, or a file that could not be loaded: that has no name. */
export interface FailedTest {
  file: string;
  name: string | null;
  messages: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {status: string; fullName: string; failureMessages: string[]}[];
  }[];
}

/** `undefined` for a JSON report that was never written, or is incomplete. */
export async function readReport<Report>(path: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** How many tests passed, and which failed, by Vitest's JSON report. */
export async function readVitestReport(
  path: string,
): Promise<{passed: number; failed: FailedTest[]} | undefined> {
  const report = await readReport<VitestReport>(path);
  if (!report) return undefined;
  const broken = report.testResults
    .filter(
      ({status, assertionResults}) =>
        status === 'failed' && assertionResults.length === 0,
    )
    .map(({name: file, message}) => ({file, name: null, messages: [message]}));
  const tests = report.testResults.flatMap(({name: file, assertionResults}) =>
    assertionResults
      .filter(({status}) => status === 'failed')
      .map(({fullName, failureMessages}) => ({
        file,
        name: fullName,
        messages: failureMessages,
      })),
  );
  return {passed: report.numPassedTests, failed: [...broken, ...tests]};
}
