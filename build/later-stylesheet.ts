import type {Plugin} from 'vite';

import {laterStyles} from '../app/server/document/used-styles';

const STYLESHEET = 'app.css';

/** Leaves in the built stylesheet what documents do not carry inline (used-styles.ts). */
export function laterStylesheet(): Plugin {
  return {
    name: 'later-stylesheet',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.names.includes(STYLESHEET)) continue;
        file.source = laterStyles(String(file.source));
      }
    },
  };
}
