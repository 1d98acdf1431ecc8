import type {Spread} from './statistics';

/** Figures as the report writes them. */
export const kib = (bytes: number) => (bytes / 1024).toFixed(1);
export const whole = (value: number) => value.toFixed(0);
export const oneDecimal = (value: number) => value.toFixed(value < 10 ? 1 : 0);

/** `median [least–most]`. */
export const spread = (
  {median, min, max}: Spread,
  write: (value: number) => string = whole,
) => `${write(median)} [${write(min)}–${write(max)}]`;

/** `one` divided by `other`, as text; a dash where `other` is 0. */
export const ratio = (one: number, other: number) =>
  other === 0 ? '–' : (one / other).toFixed(2);

/** A table in Markdown. */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = header.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(header), line(rule), ...rows.map(line)].join('\n');
}

/** Paragraphs, tables and lists, one below the other. */
export const blocks = (...parts: readonly string[]) => parts.join('\n\n');
