import {fileURLToPath} from 'node:url';

/** The project's folder, with a trailing separator. Scripts work from any current directory. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** The absolute path of a file that is given relative to the project's folder. */
export function projectPath(relative: string): string {
  return fileURLToPath(new URL(`../${relative}`, import.meta.url));
}
