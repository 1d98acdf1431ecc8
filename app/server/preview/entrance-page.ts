import {SHORT_PAGE_STYLE} from '../short-page';

export const ENTRANCE_STYLE =
  SHORT_PAGE_STYLE +
  'h1{font-size:1.5rem}label{display:block;margin-bottom:.25rem}' +
  'input,button{font:inherit;min-height:2.75rem;padding:0 .75rem;border:1px solid #767676;border-radius:.5rem}' +
  'input{width:100%;box-sizing:border-box;margin-bottom:.75rem}button{color:#fff;background:#1a1a1a;border-color:#1a1a1a}' +
  '[role=alert]{color:#b3261e}';

/** Where staff enter: asks for the password of previews. `problem` is why the last one did not open the door. */
export function entrancePage(problem: string | null): string {
  const message = problem === null ? '' : `<p id="problem" role="alert">${problem}</p>`;
  const described =
    problem === null ? '' : ' aria-describedby="problem" aria-invalid="true"';
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="robots" content="noindex"><title>Staff preview</title>' +
    `<style>${ENTRANCE_STYLE}</style></head><body><main><h1>Staff preview</h1>` +
    '<p>See the shop as it will be. Shoppers see nothing of it.</p>' +
    `${message}<form method="post" action="/preview">` +
    // Password managers ask whose password it is.
    '<input type="text" name="username" value="staff" autocomplete="username" hidden>' +
    '<label for="password">Preview password</label>' +
    '<input id="password" name="password" type="password" required autocomplete="current-password"' +
    `${described}><button>Preview the shop</button></form></main></body></html>`
  );
}
