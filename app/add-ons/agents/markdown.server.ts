import {decodeEntities} from '~/seo/index.server';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';

/**
 * Text on one line, with the characters escaped that would mark it up (CommonMark, section 2.4).
 */
const escaped = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|]/g, '\\$&');

export const plain = (text: string): string => escaped(text).trim();

export const list = (lines: readonly string[]): string =>
  lines.map((line) => `- ${line}`).join('\n');

export function table(
  names: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(names), line(names.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Blocks of a document, with an empty line between them; empty ones are left out. */
export const blocks = (...texts: readonly (string | null)[]): string =>
  `${texts.filter(Boolean).join('\n\n')}\n`;

/** The Markdown that stands for an element: before and behind its content. */
const MARKS: Readonly<Record<string, readonly [string, string]>> = {
  ...Object.fromEntries(
    [2, 3, 4, 5, 6].map((level) => [`h${level}`, [`\n\n${'#'.repeat(level)} `, '\n\n']]),
  ),
  ...Object.fromEntries(
    ['p', 'div', 'blockquote', 'pre', 'figure', 'dl', 'ul', 'ol', 'table', 'caption'].map(
      (name) => [name, ['\n\n', '\n\n']],
    ),
  ),
  ...Object.fromEntries(['strong', 'b'].map((name) => [name, ['**', '**']])),
  ...Object.fromEntries(['em', 'i'].map((name) => [name, ['*', '*']])),
  dt: ['\n\n**', '**\n'],
  br: ['\n', ''],
  hr: ['\n\n---\n\n', ''],
  tr: ['\n|', ''],
  th: [' ', ' |'],
  td: [' ', ' |'],
};

/**
 * Sanitized HTML (`richText`) as Markdown: headings, lists, links, pictures and tables; everything
 * else is its text.
 * @param absolute makes the URL of a link
 */
export function markdownOf(html: string, absolute: (href: string) => string): string {
  let text = '';
  const lists: number[] = [];
  const links: string[] = [];
  let isFirstRow = true;
  let columns = 0;
  let cell = 0;
  for (const [token, slash, name = '', attributes = ''] of html.matchAll(
    /<(\/?)([a-z]\w*)([^>]*)>|[^<]+/g,
  )) {
    const isOpen = slash === '';
    const attribute = (key: string) =>
      decodeEntities(new RegExp(`\\b${key}="([^"]*)"`).exec(attributes)?.[1] ?? '');
    if (slash === undefined) {
      text += escaped(decodeEntities(token));
    } else if (name === 'a') {
      const href = isOpen ? attribute('href') : (links.pop() ?? '');
      if (isOpen) links.push(href);
      // A place that links lead to has no URL.
      if (href !== '') text += isOpen ? '[' : `](${absolute(href)})`;
    } else if (name === 'img') {
      text += `![${plain(attribute('alt'))}](${attribute('src')})`;
    } else if (name === 'li') {
      const number = lists.pop() ?? 0;
      if (isOpen) text += `\n${'  '.repeat(lists.length)}${number ? `${number}.` : '-'} `;
      lists.push(isOpen && number ? number + 1 : number);
    } else {
      if (name === 'ul' || name === 'ol') {
        if (isOpen) lists.push(name === 'ol' ? Number(attribute('start')) || 1 : 0);
        else lists.pop();
        // A list within a list has no empty line before it.
        if (lists.length > (isOpen ? 1 : 0)) continue;
      }
      if (name === 'table') isFirstRow = true;
      if (name === 'tr' && isOpen) columns = 0;
      if (name === 'td' || name === 'th') {
        if (isOpen) {
          columns += 1;
          cell = text.length;
        } else {
          // A row is one line, whatever its cells hold.
          text = text.slice(0, cell) + text.slice(cell).replace(/\s+/g, ' ').trimEnd();
        }
      }
      const mark = MARKS[name]?.[isOpen ? 0 : 1] ?? '';
      // A paragraph that begins an item stands behind its dash or number.
      const line = text.slice(text.lastIndexOf('\n') + 1);
      text += isOpen && /^ *(?:-|\d+\.) *$/.test(line) ? mark.trimStart() : mark;
      if (name === 'tr' && !isOpen && isFirstRow) {
        text += `\n|${' --- |'.repeat(columns)}`;
        isFirstRow = false;
      }
    }
  }
  return text
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n[^\S\n]+(?![-\d ])/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * The answer with a document: not found for `null`, and where agents are not served; 503 where it
 * cannot be made. Cached like a page, and kept out of search engines, which have the page itself.
 */
export async function markdownAnswer(
  {config, requestId}: Pick<AppContext, 'config' | 'requestId'>,
  make: () => Promise<string | null>,
): Promise<Response> {
  const answer = (text: string, status: number) =>
    new Response(text, {
      status,
      headers: {
        'Content-Type': 'text/markdown; charset=utf-8',
        'X-Robots-Tag': 'noindex',
      },
    });
  try {
    const text = config.agents ? await make() : null;
    return text === null ? answer('Not found\n', 404) : answer(text, 200);
  } catch (error) {
    log('error', 'markdown.failed', {request: requestId, message: String(error)});
    return answer('Please try again later\n', 503);
  }
}
