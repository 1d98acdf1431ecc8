import {expect, test} from 'vitest';

import type {Given} from './answers';
import type {Prompts} from './prompts';
import {askAll} from './questions';

const ADD_ONS = ['disclosure', 'gifts', 'withdrawal'];

/** What is said while `given` and the defaults answer. */
async function notesOf(given: Given): Promise<string[]> {
  const notes: string[] = [];
  const prompts: Prompts = {
    ask: async (name, {initial}, read) => read(given[name] ?? initial ?? ''),
    confirm: async () => true,
    decide: async () => 'stop',
    note: (message) => notes.push(message),
  };
  await askAll(prompts, null, ADD_ONS);
  return notes;
}

test.each([
  ['DE', 'gifts', 'In DE the law .*: disclosure, withdrawal\\.'],
  ['GB', 'none', 'In GB the law .*: disclosure\\.'],
  ['DE', 'disclosure,withdrawal', ''],
  ['JP', 'none', ''],
])('in %s, with %s, it says what the law asks for', async (country, kept, said) => {
  const notes = await notesOf({name: 'Harbor', country, 'add-ons': kept});
  expect(notes.join('\n')).toMatch(new RegExp(`^${said}$`));
});
