/** A CSV as spreadsheets save it: in several encodings, with several separators, with empty rows. */
import {parse} from 'csv-parse/sync';

interface TableRow {
  /** As an editor counts lines, the header being the first. */
  line: number;
  cells: string[];
}

export interface CsvTable {
  /** Trimmed. */
  headers: string[];
  /** Without those that are empty. */
  rows: TableRow[];
  emptyRows: number;
  /** What was assumed about the file, as sentences. */
  notes: string[];
  problems: string[];
}

interface CsvRecord {
  record: string[];
  info: {lines: number};
}

const separators = {',': 'commas', ';': 'semicolons', '\t': 'tabs'} as const;
type Separator = keyof typeof separators;

/**
 * Reads a table. Never throws: `problems` says what is wrong.
 * @param isHeader whether a text names a column: the separator is the one that finds most of them
 */
export function readTable(
  file: string | Uint8Array,
  isHeader: (name: string) => boolean,
): CsvTable {
  const notes: string[] = [];
  const problems: string[] = [];
  const text = typeof file === 'string' ? file : decode(file, notes, problems);
  // Excel's own first line, by which it tells the separator.
  const told = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  const separator = told?.[1] ?? separatorOf(text, isHeader);
  if (separator !== ',') {
    notes.push(
      `cells are separated by ${separators[separator as Separator] ?? `"${separator}"`}`,
    );
  }
  let records: CsvRecord[] = [];
  try {
    // With `info` each record comes with the number of the line it ends on.
    records = parse(text, {
      bom: true,
      info: true,
      delimiter: separator,
      relax_column_count: true,
      from_line: told ? 2 : 1,
    }) as unknown as CsvRecord[];
  } catch (error) {
    const {lines, message} = error as Error & {lines?: number};
    problems.push(`row ${lines ?? 1}: ${message}`);
  }
  const [head, ...rest] = records;
  const headers = head?.record.map((header) => header.trim()) ?? [];
  const rows: TableRow[] = [];
  let emptyRows = 0;
  let line = (head?.info.lines ?? 1) + 1;
  for (const {record, info} of rest) {
    const row = {line, cells: record.map((cell) => cell.trim())};
    line = info.lines + 1;
    if (row.cells.every((cell) => cell === '')) {
      emptyRows += 1;
      continue;
    }
    if (row.cells.slice(headers.length).some(Boolean)) {
      problems.push(
        `row ${row.line}: it has more cells than the header; is a quotation mark missing?`,
      );
    }
    rows.push(row);
  }
  return {headers, rows, emptyRows, notes, problems};
}

function separatorOf(text: string, isHeader: (name: string) => boolean): Separator {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/[\r\n]/, 1);
  const found = (separator: string) =>
    first.split(separator).filter((name) => isHeader(name.trim().replace(/^"|"$/g, '')))
      .length;
  return (Object.keys(separators) as Separator[]).reduce((best, one) =>
    found(one) > found(best) ? one : best,
  );
}

/** What no text in Windows-1252 holds. Japanese and Chinese encodings are full of it. */
const notWindows1252 = /[\x81\x8D\x8F\x90\x9D]/;

/** The text of a file: UTF-8, UTF-16 with its mark, or Windows-1252 where it can be nothing else. */
export function decode(bytes: Uint8Array, notes: string[], problems: string[]): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    if (notWindows1252.test(text)) {
      problems.push('its letters cannot be read: save it as "CSV UTF-8"');
      return '';
    }
    notes.push('it is not UTF-8, and was read as Windows-1252');
    return text;
  }
}
