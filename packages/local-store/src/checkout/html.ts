/** HTML from templates: whatever is put in is text, unless it is HTML from here. */

/** A piece of HTML that is safe to put into a page. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = string | number | Html | null | undefined | false | readonly Html[];

/** Fills a template; texts are escaped, lists joined, and nothing is shown for null and false. */
export function html(template: TemplateStringsArray, ...pieces: Piece[]): Html {
  const parts = template.map((part, index) => part + textOf(pieces[index]));
  return new Html(parts.join(''));
}

function textOf(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(({text}) => text).join('');
  return escapeHtml(String(piece));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
