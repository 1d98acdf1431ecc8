/** Writing `.env` files: values quoted so that every reader takes them literally, and never a file half-written. */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {isDeepStrictEqual, parseEnv} from 'node:util';

import {UsageError} from '../command';

/**
 * The text of an env file, a line for each value.
 * @throws UsageError naming each value that reading the file would not give back exactly
 */
export function envText(values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([name, value]) => ({
    name,
    line: lineFor(name, value),
  }));
  const lost = lines.filter(({line}) => line === undefined).map(({name}) => name);
  const text = lines.map(({line}) => line).join('');
  if (lost.length > 0 || !isReadAs(text, values))
    throw new UsageError(
      `Nothing was written: an env file cannot hold ${lost.join(', ')} exactly. ` +
        'A value must lack one kind of quotes (\' ` "). Change it in the store, or give the variable another value.',
    );
  return text;
}

/** `NAME='value'`, in the first kind of quotes with which it is read as that name and value alone. */
const lineFor = (name: string, value: string) =>
  [`'`, '`', '"']
    .map((mark) => `${name}=${mark}${value}${mark}\n`)
    .find((line) => isReadAs(line, {[name]: value}));

const isReadAs = (text: string, values: Readonly<Record<string, string>>) =>
  isDeepStrictEqual({...parseEnv(text)}, {...values});

/**
 * The values of an env file; none where there is no file.
 * @throws UsageError for a file in another encoding than Unicode's
 */
export function readEnvFile(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const text = decoded(readFileSync(file), file);
  return {...(parseEnv(text) as Record<string, string>), ...withHashes(text)};
}

/** An assignment: its name, and its value where that has no quotes. What is in quotes may have lines of its own. */
const ASSIGNMENT = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=(?:[ \t]*(["'`])[^]*?\2|(.*))/gm;

/**
 * The values that have a “#” and no quotes, as `shopify hydrogen env pull` writes a color: where no space stands before
 * it, Node alone takes it for a comment.
 */
function withHashes(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [, name = '', , rest = ''] of text.matchAll(ASSIGNMENT)) {
    const value = rest.replace(/\s#.*/, '').trim();
    if (value.includes('#')) values[name] = value;
  }
  return values;
}

/** A text as Windows writes it too: with a byte order mark, and by PowerShell's `>` in UTF-16. */
function decoded(bytes: Buffer, file: string): string {
  const isMarked = (...mark: number[]) => bytes.subarray(0, 2).equals(Buffer.from(mark));
  const utf16 = isMarked(0xff, 0xfe) ? 'utf-16le' : isMarked(0xfe, 0xff) && 'utf-16be';
  try {
    return new TextDecoder(utf16 || 'utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw new UsageError(
      `${file} cannot be read: save it again with the encoding UTF-8 (“Save as” in an editor).`,
    );
  }
}

/**
 * Writes an env file that only its owner can read. A file that exists is kept beside it. All of it happens in one tick
 * and ends with a rename, so that an interruption leaves the old file or the new one.
 *
 * @param file absolute path
 * @param now names the copy
 * @returns the path of the copy, if there was a file
 */
export function writeEnvFile(file: string, text: string, now: Date): string | undefined {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text, {mode: 0o600});
    const copy = existsSync(file) ? backupOf(file, now) : undefined;
    renameSync(draft, file);
    return copy;
  } finally {
    rmSync(draft, {force: true});
  }
}

function backupOf(file: string, now: Date): string {
  const stamp = now
    .toISOString()
    .replace(/\..*/, '')
    .replaceAll(/[-:]/g, '')
    .replace('T', '-');
  const copy = `${file}.${stamp}`;
  copyFileSync(file, copy);
  chmodSync(copy, 0o600);
  return copy;
}
