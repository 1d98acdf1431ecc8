/**
 * Messages: what shoppers read (§10.20, docs/markets.md). A feature's `messages.ts` is its English;
 * `app/languages` has the other languages, with the same keys.
 */

/** The messages of a feature in English: texts, and functions that make a text. */
export interface Messages {
  /** The key of their translation in a language. */
  readonly namespace: string;
}

/** The same keys in another language. A missing key does not compile. */
export type Translation<English> = {
  readonly [Key in Exclude<keyof English, 'namespace'>]: Translated<English[Key]>;
};

type Translated<Message> = Message extends string
  ? string
  : Message extends (...facts: infer Facts) => infer Text
    ? (...facts: Facts) => Translated<Text>
    : {readonly [Key in keyof Message]: Translated<Message[Key]>};

/** A language: a translation for each feature. */
type Language = Readonly<Record<string, object>>;

const languages = new Map<string, Language>();

/** Adds a language: on the server each at its start, in the browser before hydration. */
export function addLanguage(code: string, translations: Language): void {
  languages.set(code, translations);
}

/** The language of a BCP 47 tag: `de` of `de-AT`. */
export const languageOf = (tag: string) => tag.split('-', 1)[0] ?? tag;

/** A feature's messages for a page in `tag`; in English where its language is unknown. */
export function messagesIn<English extends Messages>(
  tag: string,
  english: English,
): Translation<English>;
export function messagesIn(tag: string, english: Messages): unknown {
  return translationsIn(tag)?.[english.namespace] ?? english;
}

const translationsIn = (tag: string) =>
  languages.get(tag) ?? languages.get(languageOf(tag));

/**
 * The tag of the shop's own words on a page in `tag`: English in a language that it does not speak
 * (§10.37).
 */
export const wordsTag = (tag: string) =>
  languageOf(tag) === 'en' || translationsIn(tag) ? tag : 'en';
