/** Text of the merchant's HTML, as `description`, `bodySummary` and search read it. */

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  times: '×',
  deg: '°',
  frac12: '½',
};

/**
 * The text of an HTML fragment: scripts, styles and comments gone, tags replaced by single
 * spaces, entities decoded. Linear in the length of its input.
 */
export function htmlToText(html: string): string {
  return decodeEntities(
    html
      .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
      .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
      .replace(/<[^>]*(?:>|$)/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Cuts text as the API's `truncateAt` does.
 * @param length the longest answer in characters; the ellipsis counts
 */
export function truncate(text: string, length: number | null | undefined): string {
  if (length === null || length === undefined || text.length <= length) return text;
  const ellipsis = '...';
  if (length <= ellipsis.length) return ellipsis.slice(0, Math.max(0, length));
  return text.slice(0, length - ellipsis.length) + ellipsis;
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z0-9]+);/gi,
    (whole, name: string) => {
      if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
      const hexadecimal = name[1] === 'x' || name[1] === 'X';
      const code = hexadecimal
        ? parseInt(name.slice(2), 16)
        : parseInt(name.slice(1), 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
