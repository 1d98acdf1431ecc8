import type {BrowserContext, ConsoleMessage} from '@playwright/test';

/** Unexpected console messages, errors and requests, collected during a test. */
export interface ConsoleGuard {
  /** Expects a message that matches `pattern`. The test fails if it never comes. */
  expect(pattern: RegExp): void;
  /** Allows a message that matches `pattern`; whether it comes depends on the browser. */
  allow(pattern: RegExp): void;
  /** The problems: unexpected messages, and expected ones that never came. */
  problems(): string[];
}

/**
 * Watches every page of a context: console messages of any kind, uncaught errors, violations of the
 * Content-Security-Policy (which Chromium reports on the console) and requests to other machines.
 */
export function guardConsole(context: BrowserContext): ConsoleGuard {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => seen.push(describeMessage(message)));
  context.on('weberror', (error) => seen.push(`uncaught: ${String(error.error())}`));
  context.on('request', (request) => {
    if (!isLocal(request.url()))
      seen.push(`request leaves this machine: ${request.url()}`);
  });
  return {
    expect: (pattern) => expected.push(pattern),
    allow: (pattern) => allowed.push(pattern),
    problems: () => [
      ...seen.filter(
        (message) => ![...expected, ...allowed].some((pattern) => pattern.test(message)),
      ),
      ...expected
        .filter((pattern) => !seen.some((message) => pattern.test(message)))
        .map((pattern) => `expected, but never seen: ${String(pattern)}`),
    ],
  };
}

function describeMessage(message: ConsoleMessage): string {
  const {url, lineNumber} = message.location();
  return `console.${message.type()}: ${message.text()} (${url}:${lineNumber})`;
}

/** Whether a URL needs no network: on this machine, or a data URL. */
function isLocal(url: string): boolean {
  const {hostname, protocol} = new URL(url);
  if (!protocol.startsWith('http') && !protocol.startsWith('ws')) return true;
  return hostname === 'localhost' || hostname === '127.0.0.1';
}
