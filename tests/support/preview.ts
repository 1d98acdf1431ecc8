import {
  beginSession,
  FIRST_SHOW,
  SESSION_MS,
  type PreviewShow,
} from '../../app/lib/preview-show';
import {previewAddress} from '../../app/lib/preview-address';
import {invite, type DeskSettings} from '../../app/server/preview/preview-desk';
import {writeToken} from '../../app/server/preview/signed-token';
import type {RunningStore} from '../../tools/store/club-store';

/** What the shop of a test signs its previews with. */
export const PREVIEW_SECRET = 'a-preview-password-for-tests';

/** What the desk of a shop that sells from `store` knows. */
export function deskOf({env}: RunningStore): DeskSettings {
  return {secret: PREVIEW_SECRET, shop: env.SHOP_ID ?? ''};
}

/** The address of an invitation to see `show` at `path`, to be followed within the hour. */
export async function invitationTo(
  store: RunningStore,
  show: Partial<PreviewShow> = {},
  path = '/',
): Promise<string> {
  const invitation = {show: {...FIRST_SHOW, ...show}, expires: Date.now() + SESSION_MS};
  return previewAddress(path, await invite(invitation, deskOf(store)));
}

/** The value of a session's cookie, `left` milliseconds before its end. */
export async function sessionValue(
  store: RunningStore,
  show: Partial<PreviewShow> = {},
  left = SESSION_MS,
): Promise<string> {
  const session = beginSession({...FIRST_SHOW, ...show}, Date.now());
  return writeToken(
    {...session, expires: Date.now() + left},
    {...deskOf(store), use: 'session'},
  );
}
