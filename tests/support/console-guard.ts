import type {BrowserContext, ConsoleMessage} from '@playwright/test';

/** What a page must not do unasked, collected while a test runs. */
export interface ConsoleGuard {
  /**
   * Says that a message matching `pattern` is part of the story. It must come: a test that expects a
   * message that never appears fails too.
   */
  expect(pattern: RegExp): void;
  /** Says that a message matching `pattern` may come, as it is for the browser to decide. */
  allow(pattern: RegExp): void;
  /** What went wrong: unexpected messages, and expected ones that never came. */
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

/** Addresses that need no network: this machine's own, and those that are data themselves. */
function isLocal(address: string): boolean {
  const {hostname, protocol} = new URL(address);
  if (!protocol.startsWith('http') && !protocol.startsWith('ws')) return true;
  return hostname === 'localhost' || hostname === '127.0.0.1';
}
