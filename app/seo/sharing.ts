import sanitizeHtml from 'sanitize-html';

/** Longest description for search engines and sharing sites (§9). */
const SHARING_DESCRIPTION_LENGTH = 160;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/**
 * HTML as plain text: drops tags, comments, scripts and styles, decodes entities, collapses white
 * space. The result is text, not safe HTML.
 */
export function stripTags(html: string): string {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, ' ');
  // The parser knows every entity of HTML, and writes those of markup again.
  return decodeEntities(sanitizeHtml(text, {allowedTags: []}))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text whose entities are decoded, each once; unknown ones stay. */
export const decodeEntities = (text: string) =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? entity;
    const code = Number(name.replace('#', '0'));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });

/**
 * The description given to search engines and sharing sites: the first 160 characters after
 * stripping tags (§9). A character outside the basic plane is never cut in two.
 */
export function sharingDescription(html: string): string {
  const text = stripTags(html).slice(0, SHARING_DESCRIPTION_LENGTH);
  return text.replace(/[\ud800-\udbff]$/, '').trimEnd();
}
