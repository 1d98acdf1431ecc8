import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {isFileLoadingAllowed, normalizePath, type Plugin} from 'vite';

const APP = normalizePath(fileURLToPath(new URL('../app', import.meta.url)));

/** All that pages and the worker load from disk. Files beside it (`.env`, `.git`, caches) have no URL. */
const SERVED = [APP, 'server.ts', 'node_modules'];

/**
 * Keeps the development server from serving the developer's own files. Vite applies its list to what a browser asks for;
 * the modules of the worker, which mini-oxygen hands to whoever asks, skip it, so every load is checked here too.
 */
export function privateFiles(): Plugin {
  return {
    name: 'private-files',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({
      server: {
        fs: {
          allow: SERVED,
          // The second one: dot folders and dot files, within the shop's own folder too.
          deny: ['*.{crt,env,key,pem}', `${APP.replace(/[^\w/]/g, '\\$&')}/**/.*/**`],
        },
      },
    }),
    load: {
      order: 'pre',
      handler(id) {
        const name = id.replace(/[?#].*$/s, '');
        const file = resolve(name.startsWith('file:') ? fileURLToPath(name) : name);
        const config = this.environment.getTopLevelConfig();
        // A virtual module has no file.
        if (existsSync(file) && !isFileLoadingAllowed(config, normalizePath(file)))
          throw new Error(
            `${file} is not served in development (build/private-files.ts).`,
          );
        return null;
      },
    },
  };
}
