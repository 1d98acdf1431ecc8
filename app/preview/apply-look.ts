import type {Theme} from '~/lib/theme';
import {themeVariables} from '~/theme';

import type {PreviewData} from './preview-data';

const loaded = new WeakMap<Document, Set<string>>();

/**
 * Gives a document the theme's colours, radius and font at once; words and pictures come from the server. They are set as
 * properties and not as an attribute's text, which the document's policy forbids.
 */
export function applyLook(target: Document, theme: Theme, fonts: PreviewData['fonts']) {
  for (const [name, value] of Object.entries(themeVariables(theme))) {
    target.documentElement.style.setProperty(`--${name}`, value);
  }
  const font = fonts.find(({name}) => name === theme.font);
  if (font?.file) loadFont(target, font.family, font.file);
}

function loadFont(target: Document, family: string, file: string) {
  const known = loaded.get(target) ?? new Set();
  if (known.has(family)) return;
  loaded.set(target, known.add(family));
  target.fonts.add(
    new FontFace(family, `url("${file}") format("woff2")`, {
      weight: '200 900',
      display: 'swap',
    }),
  );
}
