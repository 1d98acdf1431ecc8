import {expect, test} from 'vitest';

import {hostileText} from '@quillhaven/club/extremes';
import {catalogueNamed} from '../support/catalogues';
import {elementsOf, textOf} from '../support/html';
import {captureConsole, suiteStore, suiteWorker} from '../support/suite';

/** Markup from a store whose every text attacks; hostile.spec.ts watches what a browser makes of it. */

const store = suiteStore(catalogueNamed('hostile'));
const worker = suiteWorker(store);
// Of each value of the theme that is ignored.
captureConsole('warn');

test.each([
  '/',
  '/shirts',
  '/collections/latest',
  '/products/hostile',
  '/search?q=Hostile',
])(
  '%s shows hostile texts as text, and has no element or URL of theirs',
  async (path) => {
    const {response, body} = await worker.ask(path);
    expect(response.status).toBe(200);
    expect(textOf(body)).toContain(hostileText);
    const markup = body.replace(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1');
    // React quotes every attribute, so an attribute's value cannot end its element.
    for (const [tag, attributes = ''] of markup.matchAll(
      /<[a-z][\w-]*((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi,
    )) {
      const names = attributes.replace(/"[^"]*"/g, '');
      expect(names, tag).not.toMatch(/\son\w+=|\ssrcdoc=|\shttp-equiv=/i);
      expect(tag, tag).not.toMatch(
        /^<(?:iframe|base|object|embed|link[^>]*="https:\/\/evil)\b/i,
      );
      expect(tag, tag).not.toMatch(
        /\s(?:href|src|action|formaction)="\s*(?:javascript|data:text|vbscript)/i,
      );
    }
    for (const {action = '/'} of elementsOf(markup, 'form'))
      expect(action).toMatch(/^\/(?!\/)/);
    const data = body.matchAll(
      /<script [^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
    );
    for (const [, text = ''] of data) {
      expect(text).not.toMatch(/<|\u2028|\u2029/);
      expect(() => void JSON.parse(text)).not.toThrow();
    }
    expect(/--accent:([^;]*)/.exec(body)?.[1]).toMatch(/^#[0-9a-f]{6}$/i);
  },
);
