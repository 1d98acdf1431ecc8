import {fileURLToPath} from 'node:url';

/** The project's folder, with a trailing separator. Scripts work from any current directory. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** The absolute path of a file that is given relative to the project's folder. */
export function projectPath(relative: string): string {
  return fileURLToPath(new URL(`../${relative}`, import.meta.url));
}

/**
 * Why types cannot be made in a folder; null where they can. GraphQL Code Generator takes these signs for parts of a
 * pattern.
 */
export function codegenProblem(folder = projectRoot): string | null {
  const [sign] = /[()[\]{}]/.exec(folder) ?? [];
  return sign
    ? `Types cannot be made in the folder “${folder}”, as GraphQL Code Generator finds no file below a name with “${sign}”. Rename or move it; all other commands run there.`
    : null;
}
