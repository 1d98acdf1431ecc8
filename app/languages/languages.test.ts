import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {MESSAGES as collection} from '~/collection/messages';
import {messagesIn, type Messages} from '~/lib/messages';

import {loadLanguage} from './index';
import {addLanguages} from './index.server';

addLanguages();

const LANGUAGES = ['de', 'fr', 'ja'];

/** Words that are the same in another language. */
const SHARED = new Set([
  ...['Hoodies', 'Shirts', 'Newsletter', 'Videos', 'Microblog', 'Collection'],
  ...[
    'Collections',
    'Suggestions',
    '7 suggestions',
    'Description',
    'Total',
    'Note',
    'note',
    'apostrophes',
  ],
]);

/** Stands for a number, a title or any other fact. */
const FACTS = [7, 3];
const TITLES = ['Crest Tee', 'M'];

/** The texts of a message: itself, or what it says of some facts. */
function textsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (typeof message === 'function') {
    return [FACTS, TITLES].flatMap((facts) => {
      try {
        return textsOf(message(...facts));
      } catch {
        // Facts of another kind.
        return [];
      }
    });
  }
  return Object.values(Object(message)).flatMap(textsOf);
}

/** Whether a text says more than its facts. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll('Crest Tee', ''));

/** The English of every feature. */
const files = readdirSync('app', {recursive: true, encoding: 'utf8'})
  .filter((file) => /(?:^|\/)(?:[\w-]+-)?messages\.ts$/.test(file))
  .filter((file) => !/^(?:staff|lib)\//.test(file));

async function englishOf(file: string): Promise<Messages> {
  const exported: Record<string, unknown> = await import(`../${file}`);
  const tables = Object.values(exported).filter(
    (value): value is Messages =>
      typeof value === 'object' && 'namespace' in Object(value),
  );
  const [english, ...others] = tables;
  if (!english || others.length > 0) throw new Error(`${file}: one table of messages`);
  return english;
}

describe.each(LANGUAGES)('in %s', (tag) => {
  it.each(files)('app/%s is translated in full', async (file) => {
    const {namespace, ...english} = await englishOf(file);
    const own = messagesIn(tag, {namespace, ...english});
    expect(Object.keys(own).sort(), namespace).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(own)) {
      const before = Object.entries(english).find(([name]) => name === key)?.[1];
      const shown = new Set(textsOf(before));
      const same = textsOf(message).filter(
        (text) => shown.has(text) && hasWords(text) && !SHARED.has(text),
      );
      expect(same, key).toEqual([]);
    }
  });
});

describe('the messages of a page', () => {
  it('are those of its language, whatever its country', () => {
    expect(messagesIn('de-AT', collection).more).toBe('Mehr laden');
    expect(messagesIn('ja', collection).more).toBe('もっと見る');
  });

  it('are English at the root, in English markets, and where a language is unknown', () => {
    for (const tag of ['en', 'en-GB', 'nl-NL'])
      expect(messagesIn(tag, collection)).toBe(collection);
  });

  it('count as the language does', () => {
    const {products} = messagesIn('fr-FR', collection);
    expect([0, 1, 2].map((count) => products(count, false))).toEqual([
      '0 produit',
      '1 produit',
      '2 produits',
    ]);
    expect(messagesIn('de-DE', collection).products(1234, false)).toBe('1.234 Produkte');
  });

  it('are loaded by the browser in one language', async () => {
    await loadLanguage('de-DE');
    expect(messagesIn('de-DE', collection).more).toBe('Mehr laden');
    await expect(loadLanguage('en')).resolves.toBeUndefined();
  });
});
