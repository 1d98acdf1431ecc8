import {addLanguage, languageOf} from '~/lib/messages';

/** The browser's chunk of each language. English is in the code of the features. */
const CHUNKS: Readonly<Record<string, () => Promise<void>>> = {
  de: async () => addLanguage('de', (await import('./de')).GERMAN),
  fr: async () => addLanguage('fr', (await import('./fr')).FRENCH),
  ja: async () => addLanguage('ja', (await import('./ja')).JAPANESE),
};

/** Whether the shop has its messages in the language of `tag`. */
export const isSpoken = (tag: string) =>
  languageOf(tag) === 'en' || languageOf(tag) in CHUNKS;

/** Loads the language of a page whose `lang` is `tag`. */
export async function loadLanguage(tag: string): Promise<void> {
  await CHUNKS[languageOf(tag)]?.();
}
