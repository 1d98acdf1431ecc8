/**
 * Loaded before all else, by every command: says why the project cannot run in the folder that it is in, and ends. Plain
 * JavaScript, as tsx itself reads no TypeScript below a name with “?”.
 */
import {fileURLToPath} from 'node:url';

/**
 * Why the project cannot run in a folder, and what to do; null where it can. Vite and tsx take these signs in the path of a
 * file for parts of a URL.
 *
 * @param {string} folder
 * @returns {string | null}
 */
export function folderProblem(folder) {
  const [sign] = /[#?%]/.exec(folder) ?? [];
  return sign
    ? `The project cannot run in the folder “${folder}”, as Vite finds no file below a name with “${sign}”. Rename or move it.`
    : null;
}

/** Ends the process where the project cannot run, with the reason as its one line. */
export function checkFolder() {
  const problem = folderProblem(fileURLToPath(new URL('..', import.meta.url)));
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}

checkFolder();
if (process.platform === 'win32')
  console.warn('The commands do not run on Windows itself: use WSL (README.md).');
