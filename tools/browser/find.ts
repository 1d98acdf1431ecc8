/** Finding browsers on this machine, and installing what is missing. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

import {projectRoot} from '../project';

/** The browser that a variable of the environment names. @throws if it names no file */
export function chosenBy(variable: string): string | undefined {
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen))
    throw new Error(`${variable} names no file: ${chosen}`);
  return chosen || undefined;
}

/** Paths of files of these names in the folders of `PATH`. */
export function inPath(files: readonly string[]): string[] {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => files.map((file) => join(folder, file)));
}

/** The first of these paths that exists. */
export function findOf(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}

/** Whether packages of Debian or a derivative can be installed. */
function hasPackages(): boolean {
  return process.getuid?.() === 0 && run('apt-get', ['--version'], 'ignore');
}

/** Installs a package. Whether that succeeded. */
export function installPackage(name: string): boolean {
  return (
    hasPackages() &&
    updatePackageLists() &&
    run('apt-get', ['install', '--yes', '--no-install-recommends', name])
  );
}

let areListsNew = false;
const updatePackageLists = () => (areListsNew ||= run('apt-get', ['update']));

/** Downloads a browser of Playwright's own. */
export function download(name: 'chromium' | 'webkit'): boolean {
  return run('npx', ['playwright', 'install', name]);
}

function run(command: string, args: string[], stdio: 'ignore' | 'inherit' = 'inherit') {
  const {status} = spawnSync(command, args, {
    cwd: projectRoot,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    stdio,
  });
  return status === 0;
}
