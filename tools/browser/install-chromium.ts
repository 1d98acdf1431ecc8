import {spawnSync} from 'node:child_process';

import {projectRoot} from '../project';
import {findChromium} from './find-chromium';

/**
 * Makes sure that there is a Chromium: as root on Debian and its kin the distribution's package, elsewhere
 * the one that Playwright downloads. Does nothing where one is found.
 *
 * @throws with what to do by hand if it cannot be installed.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.info('No Chromium on this machine: installing one for the browser tests.');
  if (!installPackage()) run('npx', ['playwright', 'install', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium could be installed. Install one, and set CHROMIUM_PATH if it is in an unusual place.',
  );
}

/** Debian's package brings all its libraries, which Playwright's download does not. */
function installPackage(): boolean {
  if (process.getuid?.() !== 0 || !run('apt-get', ['--version'], 'ignore')) return false;
  return (
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
  );
}

function run(command: string, args: string[], stdio: 'ignore' | 'inherit' = 'inherit') {
  const {status} = spawnSync(command, args, {
    cwd: projectRoot,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    stdio,
  });
  return status === 0;
}
