import type {Page} from '@playwright/test';

/*
 * What other software does to a page, as simulated by functions that run in it before its scripts. They are sent to the
 * browser as text, so each is complete in itself.
 */

/**
 * A translator, as browsers have one: it replaces each text by a new one in two `font` elements, at once and for as
 * long as the page changes.
 */
function translate() {
  const isForeign = (text: Node) => text.parentElement?.closest('font, script, style');
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of [...texts, ...(root instanceof Text ? [root] : [])]) {
      if (!text.nodeValue?.trim() || !text.parentNode || isForeign(text)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.nodeValue);
      outer.append(inner);
      text.parentNode.replaceChild(outer, text);
    }
  };
  const begin = () => {
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const {type, target, addedNodes} of records) {
        if (type === 'characterData') translateIn(target);
        else addedNodes.forEach(translateIn);
      }
    }).observe(document.getRootNode(), {
      subtree: true,
      childList: true,
      characterData: true,
    });
  };
  addEventListener('hydrated', () => setTimeout(begin));
}

/** A dark mode: a sheet first in the head, and marks on the document and on elements, once there is a head. */
function darken() {
  new MutationObserver((_, observer) => {
    if (!document.head) return;
    observer.disconnect();
    // A style would need the rights of an extension.
    const sheet = document.createElement('link');
    sheet.className = 'darkreader';
    document.head.prepend(sheet);
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
  }).observe(document.getRootNode(), {subtree: true, childList: true});
  addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('main *, header *'))
      element.setAttribute('data-darkreader-inline-color', '');
  });
}

/** A password manager: an element behind each field, one first in the body, and one behind the body. */
function managePasswords() {
  addEventListener('DOMContentLoaded', () => {
    const fields = 'input:not([type=hidden], [type=radio], [type=checkbox])';
    for (const field of document.querySelectorAll(fields)) {
      const icon = document.createElement('div');
      icon.setAttribute('data-manager-icon', '');
      field.after(icon);
      field.setAttribute('data-manager-id', '1');
    }
    document.body.prepend(document.createElement('div'));
    document.documentElement.append(document.createElement('x-manager-menu'));
  });
}

/** A CDN that hides e-mail addresses until a script of its own shows them. */
function hideAddresses() {
  addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
      link.setAttribute('href', '/cdn-cgi/l/email-protection#0a');
      link.innerHTML = '<span class="__cf_email__">[email&#160;protected]</span>';
    }
  });
}

const SOFTWARE = {
  'a translator': translate,
  'a dark mode': darken,
  'a password manager': managePasswords,
  'a CDN that hides addresses': hideAddresses,
} as const;

export type Software = keyof typeof SOFTWARE;

/** Lets other software change every page that is opened from now on. */
export async function install(page: Page, ...names: readonly Software[]): Promise<void> {
  for (const name of names) await page.addInitScript(SOFTWARE[name]);
}

/** What React reports where it discards a changed document and renders it again (decision 0106). */
export const RENDERED_AGAIN = /Minified React error #(418|423|425)/;
