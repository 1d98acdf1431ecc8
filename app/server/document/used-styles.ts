/** A piece of a stylesheet: text that always stays, a rule that may be unused, or a group (`@media`, `@layer`, …) of pieces. */
type Piece =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'rule'; readonly text: string; readonly needs: readonly string[][]}
  | {readonly kind: 'group'; readonly prelude: string; readonly pieces: readonly Piece[]};

/** At-rules that hold further rules. Others (`@font-face`, `@property`, …) are kept as they are. */
const GROUPS = /^@(?:media|supports|layer|container|scope|starting-style)\b/;

const CLASS_NAME = /\.((?:\\.|[\w-]|[^\0-\u007f])+)/g;
const CLASS = ' class="';

/** The end of the block that opens at `open`: the index of its closing brace. Strings are skipped. */
function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const char = css[at];
    if (char === '"' || char === "'") {
      do at = css.indexOf(char, at + 1);
      while (css[at - 1] === '\\');
    } else if (char === '{') depth += 1;
    else if (char === '}' && (depth -= 1) === 0) return at;
  }
  return css.length;
}

/** Cuts a selector list at its commas, and what parentheses and brackets hold out of it. */
function outermost(selectors: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [part] of selectors.matchAll(/\\.|./gs)) {
    if (part === '(' || part === '[') depth += 1;
    else if (part === ')' || part === ']') depth -= 1;
    else if (depth > 0) continue;
    else if (part === ',') parts.push('');
    else parts[parts.length - 1] += part;
  }
  return parts;
}

/** For each selector of a list, the classes without which it matches nothing. */
function neededBy(selectors: string): string[][] {
  return outermost(selectors).map((selector) =>
    Array.from(selector.matchAll(CLASS_NAME), ([, name = '']) =>
      name.replace(/\\(.)/g, '$1'),
    ),
  );
}

function pieceOf(prelude: string, block: string): Piece {
  if (GROUPS.test(prelude)) return {kind: 'group', prelude, pieces: parse(block)};
  const text = `${prelude}{${block}}`;
  return prelude.startsWith('@')
    ? {kind: 'text', text}
    : {kind: 'rule', text, needs: neededBy(prelude)};
}

/** Reads minified CSS, as the build writes it. */
function parse(css: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    const end = css.indexOf(';', at);
    if (end >= 0 && (open < 0 || end < open)) {
      pieces.push({kind: 'text', text: css.slice(at, end + 1)});
      at = end + 1;
    } else if (open < 0) {
      break;
    } else {
      const close = closingBrace(css, open);
      pieces.push(pieceOf(css.slice(at, open), css.slice(open + 1, close)));
      at = close + 1;
    }
  }
  return pieces;
}

type Leaf = Exclude<Piece, {kind: 'group'}>;

/** The pieces that `isWanted`, in their groups. */
function write(pieces: readonly Piece[], isWanted: (piece: Leaf) => boolean): string {
  let css = '';
  for (const piece of pieces) {
    if (piece.kind !== 'group') css += isWanted(piece) ? piece.text : '';
    else {
      const inner = write(piece.pieces, isWanted);
      if (inner) css += `${piece.prelude}{${inner}}`;
    }
  }
  return css;
}

/** Rules whose selector asks for no class that `classes` lack. */
const usedWith =
  (classes: ReadonlySet<string>) =>
  (piece: Leaf): boolean =>
    piece.kind === 'text' ||
    piece.needs.some((needed) => needed.every((name) => classes.has(name)));

const isAlwaysUsed = usedWith(new Set());

/** An animation means nothing to a page that does not use it. */
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g;

function withoutUnusedKeyframes(css: string): string {
  const rest = css.replace(KEYFRAMES, '');
  return css.replace(KEYFRAMES, (text, name: string) =>
    rest.includes(name) ? text : '',
  );
}

/** What the `class` attributes in a text of HTML say. */
export function classAttributes(html: string): Set<string> {
  const attributes = new Set<string>();
  for (let at = html.indexOf(CLASS); at >= 0;) {
    const start = at + CLASS.length;
    const end = html.indexOf('"', start);
    attributes.add(html.slice(start, end));
    at = html.indexOf(CLASS, end);
  }
  return attributes;
}

function classesIn(html: string, others: readonly string[]): string[] {
  const attributes = classAttributes(html);
  for (const other of others) attributes.add(other);
  return [...new Set([...attributes].flatMap((value) => value.split(' ')))].sort();
}

/** How many documents' styles are remembered: pages of one kind share theirs. */
const MAX_REMEMBERED = 50;

const withoutComments = (css: string) => css.replace(/\/\*[^]*?\*\//g, '');

/** At-rules without a block, such as the order of layers, and animations: harmless to say again. */
const isRepeated = (text: string) =>
  text.startsWith('@layer') || text.startsWith('@keyframes');

/**
 * What documents leave out of `css` (minified), and therefore all that need be loaded later: rules that ask for a class, and
 * animations. Fonts, properties and rules for every element are in each document; said once more, they would have a browser lay out
 * the whole page anew.
 */
export function laterStyles(css: string): string {
  return write(parse(withoutComments(css)), (piece) =>
    piece.kind === 'text' ? isRepeated(piece.text) : !isAlwaysUsed(piece),
  );
}

/**
 * Makes a function that picks, of the stylesheet `css` (minified, in named layers declared first), the rules that a document can
 * use: every rule whose selector asks for no class that the document lacks. What only dialogs, menus and other pages
 * need stays out of the document, and comes with `laterStyles` when scripts start (boot.ts).
 */
export function usedStyles(
  css: string,
): (html: string, others?: readonly string[]) => string {
  const pieces = parse(withoutComments(css));
  const remembered = new Map<string, string>();
  return (html, others = []) => {
    const classes = classesIn(html, others);
    const key = classes.join(' ');
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const picked = withoutUnusedKeyframes(write(pieces, usedWith(new Set(classes))));
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(key, picked);
    return picked;
  };
}
