/** Longest description for search engines and sharing sites (§9). */
const SHARING_DESCRIPTION_LENGTH = 160;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * HTML as plain text: drops tags, comments, scripts and styles, decodes entities, collapses white
 * space. The result is text, not safe HTML.
 */
export function stripTags(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, ' ')
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, resolveEntity)
    .replace(/\s+/g, ' ')
    .trim();
}

function resolveEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? entity;
  const hexadecimal = name[1]?.toLowerCase() === 'x';
  const code = Number.parseInt(name.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/**
 * The description given to search engines and sharing sites: the first 160 characters after
 * stripping tags (§9). A character outside the basic plane is never cut in two.
 */
export function sharingDescription(html: string): string {
  const text = stripTags(html).slice(0, SHARING_DESCRIPTION_LENGTH);
  return text.replace(/[\ud800-\udbff]$/, '').trimEnd();
}
