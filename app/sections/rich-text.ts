import {linkUrl, plainText} from '~/theme';

export interface Inline {
  readonly text: string;
  readonly isStrong?: boolean;
  readonly isEmphasized?: boolean;
  readonly link?: string;
}

export type Block =
  | {readonly type: 'paragraph' | 'heading'; readonly content: readonly Inline[]}
  | {readonly type: 'list'; readonly items: readonly (readonly Inline[])[]};

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^()\s]+)\)/g;

const MAX_LINE = 2000;

/**
 * Text with `**strong**`, `*emphasized*` and `[links](/collections/hoodies)`. A link that is not
 * safe is its words alone.
 */
function parseLine(line: string): Inline[] {
  const clean = plainText(line.slice(0, MAX_LINE), MAX_LINE) ?? '';
  const runs: Inline[] = [];
  let end = 0;
  for (const match of clean.matchAll(MARKS)) {
    const [all, strong, emphasized, words = '', url = ''] = match;
    if (match.index > end) runs.push({text: clean.slice(end, match.index)});
    end = match.index + all.length;
    const link = url && linkUrl(url);
    if (strong) runs.push({text: strong, isStrong: true});
    else if (emphasized) runs.push({text: emphasized, isEmphasized: true});
    else runs.push(link ? {text: words, link} : {text: words});
  }
  if (end < clean.length) runs.push({text: clean.slice(end)});
  return runs;
}

/**
 * A text as blocks: a blank line parts paragraphs, `## ` begins a heading, and lines with `- ` are
 * a list. There is no HTML: a tag is shown as it was typed.
 */
export function parseRichText(text: string): Block[] {
  const parts = text.replaceAll('\r', '').split(/\n\s*\n/);
  return parts.flatMap((part): Block[] => {
    const lines = part.split('\n').filter((line) => line.trim() !== '');
    const [first = ''] = lines;
    if (first === '') return [];
    if (first.startsWith('## '))
      return [
        {type: 'heading', content: parseLine(first.slice(3))},
        ...parseRichText(lines.slice(1).join('\n')),
      ];
    const isItem = (line: string) => /^[-*] /.test(line);
    if (lines.every(isItem))
      return [{type: 'list', items: lines.map((line) => parseLine(line.slice(2)))}];
    return [{type: 'paragraph', content: parseLine(lines.join(' '))}];
  });
}
