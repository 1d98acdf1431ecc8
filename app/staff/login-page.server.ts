import {escapeMarkup} from '~/lib/text';

import {PLAIN_PAGE_STYLE} from '~/server/errors';
import {BARE_POLICY, hashSources} from '~/server/security-policy';

import {MAX_STAFF_NAME} from './session';

export interface Brand {
  name: string;
  /** URL of the logo, else of the icon. */
  picture: string;
  imageOrigin: string;
}

const LOGIN_STYLE =
  PLAIN_PAGE_STYLE +
  'body{margin:0 auto;padding:12vh 1.5rem 2rem;max-width:26rem;box-sizing:border-box}' +
  '.brand{display:flex;gap:.75rem;align-items:center;margin:0 0 2.5rem;font-weight:700;overflow-wrap:anywhere}' +
  '.brand img{flex:none;max-width:10rem;object-fit:contain}' +
  'h1{font-size:2rem;line-height:1.1;letter-spacing:-.02em;margin:0 0 .75rem}label{display:block;margin:1.75rem 0 .25rem;font-weight:600}' +
  'input,button{font:inherit;min-height:3rem;padding:0 .875rem;border:1px solid #767676;border-radius:.5rem}' +
  'input{width:100%;box-sizing:border-box;margin-bottom:.75rem}' +
  'button{width:100%;color:#fff;background:#1a1a1a;border-color:#1a1a1a;font-weight:600}' +
  'input:focus-visible,button:focus-visible{outline:3px solid #1a1a1a;outline-offset:2px}' +
  '[role=alert]{color:#b3261e;margin:0 0 .5rem}.note{font-size:1rem;color:#595959}input+.note{margin-top:0}';

/**
 * The picture, if it is a file of the shop's own or the store's: the page's policy allows no other.
 */
function pictureOf({picture, imageOrigin}: Brand): string {
  const isOwn = /^\/(?!\/)/.test(picture) || picture.startsWith(`${imageOrigin}/`);
  return isOwn ? `<img src="${escapeMarkup(picture)}" alt="" height="40">` : '';
}

/** A page of its own for staff: the shop's brand, a heading, and what follows. */
async function staffPage(brand: Brand, title: string, body: string, status = 200) {
  const {name, imageOrigin} = brand;
  const [style = ''] = await hashSources([LOGIN_STYLE]);
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${title} | ${escapeMarkup(name)}</title>` +
    `<style>${LOGIN_STYLE}</style></head><body><header><p class="brand">${pictureOf(brand)}${escapeMarkup(name)}</p></header>` +
    `<main><h1>${title}</h1>${body}</main></body></html>`;
  const policy = `${BARE_POLICY}; form-action 'self'; img-src 'self' ${imageOrigin}; style-src ${style}`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    },
  });
}

/**
 * The page that asks staff for their name and the preview password. `problem` says why the last one
 * was refused.
 */
export function loginPage(brand: Brand, name: string, problem: string | null) {
  const message = problem === null ? '' : `<p id="problem" role="alert">${problem}</p>`;
  const described =
    problem === null ? '' : ' aria-describedby="problem" aria-invalid="true"';
  return staffPage(
    brand,
    'Staff preview',
    '<p>See the shop as it will be, before any shopper does.</p>' +
      '<form method="post" action="/preview">' +
      '<label for="name">Your name</label>' +
      `<input id="name" name="name" value="${escapeMarkup(name)}" required maxlength="${MAX_STAFF_NAME}" autocomplete="username" aria-describedby="name-note">` +
      '<p id="name-note" class="note">Colleagues see it beside what you save. Nobody checks it.</p>' +
      '<label for="password">Preview password</label>' +
      `${message}<input id="password" name="password" type="password" required autocomplete="current-password"` +
      `${described}><button>Preview the shop</button></form>` +
      '<p class="note">No password? Ask a colleague for a link: it opens a preview to look at.</p>',
    problem === null ? 200 : 403,
  );
}

/**
 * The page that asks before a link replaces edits that are kept nowhere else. `path` is where the
 * link leads, `kept` where the edits are.
 */
export function replacePage(
  brand: Brand,
  {token, path, kept}: {token: string; path: string; kept: string},
) {
  const field = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`;
  return staffPage(
    brand,
    'You have unsaved changes',
    '<p>This link shows another draft. Opening it gives up the changes in your preview, which are saved nowhere.</p>' +
      '<form method="post" action="/preview/open">' +
      `${field('link', token)}${field('path', path)}<button>Give up my changes and open the link</button></form>` +
      `<p><a href="${escapeMarkup(kept)}">Keep my changes</a></p>` +
      '<p class="note">To have both, keep your changes, save them as a draft, and open the link again.</p>',
  );
}
