/**
 * Messages: what shoppers read. A room's `messages.ts` is its English; each other language is a file beside it with the same
 * keys, such as `messages.de.ts` (§10.20, docs/markets.md).
 */

/** The messages of a room: texts, and functions that make a text. */
export interface Messages {
  /** Names the room in a language. */
  readonly room: string;
}

/** The same keys in another language. A missing key does not compile. */
export type Translation<English> = {
  readonly [Key in Exclude<keyof English, 'room'>]: Translated<English[Key]>;
};

type Translated<Message> = Message extends string
  ? string
  : Message extends (...facts: infer Facts) => infer Text
    ? (...facts: Facts) => Translated<Text>
    : {readonly [Key in keyof Message]: Translated<Message[Key]>};

/** A language: a translation for each room. */
export type Language<Rooms extends Messages> = {
  readonly [English in Rooms as English['room']]: Translation<English>;
};

const languages = new Map<string, Readonly<Record<string, unknown>>>();

/** Makes a language known: on the server each one at its start, in the browser the page's before hydration. */
export function addLanguage<Rooms extends Messages>(
  code: string,
  rooms: Language<Rooms>,
): void {
  languages.set(code, rooms);
}

/** The language of a BCP 47 tag: `de` of `de-AT`. */
export const languageOf = (tag: string) => tag.split('-', 1)[0] ?? tag;

/** A room's messages for a page in `tag`: in its language where that is known, else in English. */
export function messagesIn<English extends Messages>(
  tag: string,
  english: English,
): Translation<English>;
export function messagesIn(tag: string, english: Messages): unknown {
  const language = languages.get(tag) ?? languages.get(languageOf(tag));
  return language?.[english.room] ?? english;
}
