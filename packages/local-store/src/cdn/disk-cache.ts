import {randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Finished pictures on disk. Keys are hex digests. */
export interface DiskCache {
  read(key: string): Promise<Buffer | undefined>;
  write(key: string, bytes: Buffer): Promise<void>;
}

/**
 * Keeps entries as files below `directory`. A file is written aside and renamed into place, so that neither
 * a crash nor a second process ever shows half a picture. A cache that cannot be written (full or read-only
 * disk) is no reason to fail: the picture was made, and will be made again.
 */
export function createDiskCache(directory: string): DiskCache {
  const fileOf = (key: string) => path.join(directory, key.slice(0, 2), key);

  return {
    async read(key) {
      try {
        return await readFile(fileOf(key));
      } catch {
        return undefined;
      }
    },

    async write(key, bytes) {
      const file = fileOf(key);
      const aside = `${file}.${randomUUID()}`;
      try {
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(aside, bytes);
        await rename(aside, file);
      } catch (error) {
        console.warn('The image cache could not be written:', error);
        await rm(aside, {force: true}).catch(() => undefined);
      }
    },
  };
}
