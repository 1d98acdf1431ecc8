import {escapeMarkup} from '~/lib/escape-markup';

import {PLAIN_PAGE_STYLE} from '~/server/error-response';

/** What the entrance page shows of the shop. */
export interface Brand {
  name: string;
  /** Address of the icon. */
  icon: string;
}

export const ENTRANCE_STYLE =
  PLAIN_PAGE_STYLE +
  'body{margin:0 auto;padding:12vh 1.5rem 2rem;max-width:26rem;box-sizing:border-box}' +
  '.brand{display:flex;gap:.75rem;align-items:center;margin:0 0 2.5rem;font-weight:700;overflow-wrap:anywhere}' +
  '.brand img{flex:none}' +
  'h1{font-size:2rem;line-height:1.1;letter-spacing:-.02em;margin:0 0 .75rem}label{display:block;margin:1.75rem 0 .25rem;font-weight:600}' +
  'input,button{font:inherit;min-height:3rem;padding:0 .875rem;border:1px solid #767676;border-radius:.5rem}' +
  'input{width:100%;box-sizing:border-box;margin-bottom:.75rem}' +
  'button{width:100%;color:#fff;background:#1a1a1a;border-color:#1a1a1a;font-weight:600}' +
  'input:focus-visible,button:focus-visible{outline:3px solid #1a1a1a;outline-offset:2px}' +
  '[role=alert]{color:#b3261e;margin:0 0 .5rem}.note{font-size:1rem;color:#595959}';

/** The icon, if it is a file of the shop's own: the page's policy allows no other. */
function iconOf({icon}: Brand): string {
  const isOwn = /^\/(?!\/)/.test(icon);
  return isOwn ? `<img src="${escapeMarkup(icon)}" alt="" width="40" height="40">` : '';
}

/** The page that asks staff for the preview password. `problem` says why the last one was refused. */
export function entrancePage(brand: Brand, problem: string | null): string {
  const message = problem === null ? '' : `<p id="problem" role="alert">${problem}</p>`;
  const described =
    problem === null ? '' : ' aria-describedby="problem" aria-invalid="true"';
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>Staff preview | ${escapeMarkup(brand.name)}</title>` +
    `<style>${ENTRANCE_STYLE}</style></head><body><header><p class="brand">${iconOf(brand)}${escapeMarkup(brand.name)}</p></header>` +
    '<main><h1>Staff preview</h1>' +
    '<p>See the shop as it will be, before any shopper does.</p>' +
    '<form method="post" action="/preview">' +
    // Password managers expect a user name.
    '<input type="text" name="username" value="staff" autocomplete="username" hidden>' +
    '<label for="password">Preview password</label>' +
    `${message}<input id="password" name="password" type="password" required autocomplete="current-password"` +
    `${described}><button>Preview the shop</button></form>` +
    '<p class="note">No password? Ask a colleague for a link: it opens a preview to look at.</p></main></body></html>'
  );
}
