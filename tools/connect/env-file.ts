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
import {parseEnv} from 'node:util';

/** The text of an env file, a line for each value. */
export function envText(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${quote(value)}\n`)
    .join('');
}

/** A value in a kind of quotes that it does not contain: what stands in them is read literally. */
function quote(value: string): string {
  const mark = [`'`, '`', '"'].find((candidate) => !value.includes(candidate)) ?? `'`;
  return `${mark}${value}${mark}`;
}

/** The values of an env file; none where there is no file. */
export function readEnvFile(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  return {...(parseEnv(readFileSync(file, 'utf8')) as Record<string, string>)};
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
