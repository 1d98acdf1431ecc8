/**
 * `npm run start-shop`: makes this repository a shop of your own (docs/start-shop.md). Plain Node: it
 * installs the packages first, where they are not there yet.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

// Ctrl-C reaches the command as well, which cleans up first: this process outlives it.
process.on('SIGINT', () => undefined);

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const {status} = spawnSync(command, args, {cwd: root, stdio: 'inherit'});
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(`${root}/node_modules/.package-lock.json`)) {
  console.info(
    'Installing the packages first, as `npm ci` does. This takes a minute or two.',
  );
  run('npm', ['ci', '--no-fund', '--no-audit']);
}
run(process.execPath, [
  '--import',
  './tools/folder.js',
  '--import',
  'tsx',
  'tools/start-shop/main.ts',
  ...process.argv.slice(2),
]);
