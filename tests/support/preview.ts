import {
  previewPath,
  type PreviewRole,
  type PreviewState,
} from '../../app/lib/preview-state';
import type {ShopSecret} from '../../app/server/secret-keys';
import {INITIAL_STATE, SESSION_MS} from '../../app/staff/session';
import {signLink, writeToken} from '../../app/staff/session-tokens.server';
import type {RunningStore} from '../../tools/store/club-store';

/** The secret with which a test's shop signs its previews. */
export const PREVIEW_SECRET = 'a-preview-password-of-forty-characters-or';

/** The options of files about staff, for `test.use`: as this is one object, Playwright starts one shop for all of them. */
export const STAFF_SHOP = {shopEnv: {PREVIEW_SECRET}, edge: true};

/** The settings that sign the previews of a shop that sells from `store`. */
function settingsOf({env}: Pick<RunningStore, 'env'>): ShopSecret {
  return {secret: PREVIEW_SECRET, shop: env.SHOP_ID ?? ''};
}

/** The URL of a link that shows `state` at `path`, to be followed within the hour. */
export async function previewLinkTo(
  store: RunningStore,
  state: Partial<PreviewState> = {},
  path = '/',
): Promise<string> {
  const link = {state: {...INITIAL_STATE, ...state}, expires: Date.now() + SESSION_MS};
  return previewPath(path, await signLink(link, settingsOf(store)));
}

/** The value of a session's cookie, `left` milliseconds before its end. */
export async function sessionValue(
  store: Pick<RunningStore, 'env'>,
  state: Partial<PreviewState> = {},
  left = SESSION_MS,
  role: PreviewRole = 'guest',
  name = role === 'staff' ? 'Ann' : '',
): Promise<string> {
  const now = Date.now();
  const session = {
    state: {...INITIAL_STATE, ...state},
    role,
    name,
    since: now,
    expires: now + left,
    linkEnds: role === 'guest' ? now + left : null,
    linkEdits: null,
  };
  return writeToken(session, {...settingsOf(store), use: 'session'});
}
