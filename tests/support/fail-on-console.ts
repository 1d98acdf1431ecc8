import {afterEach, beforeEach, expect} from 'vitest';

/**
 * Fails a test that writes to the console. A message is either expected, and the test mocks it with `vi.spyOn(console,
 * …).mockImplementation(…)`, or it is a bug.
 */
const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;

const originals = methods.map((method) => [method, console[method]] as const);
let messages: string[] = [];

beforeEach(() => {
  messages = [];
  for (const method of methods) {
    console[method] = (...parts: unknown[]) => {
      messages.push(`console.${method}: ${parts.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  for (const [method, original] of originals) console[method] = original;
  expect(messages, 'written to the console').toEqual([]);
});
