import {
  beginSession,
  INITIAL_STATE,
  SESSION_MS,
  type PreviewState,
} from '../../app/lib/preview-state';
import {previewAddress} from '../../app/lib/preview-address';
import {signLink, type PreviewSettings} from '../../app/server/preview/preview-handler';
import {writeToken} from '../../app/server/preview/signed-token';
import type {RunningStore} from '../../tools/store/club-store';

/** What the shop of a test signs its previews with. */
export const PREVIEW_SECRET = 'a-preview-password-for-tests';

/** What the desk of a shop that sells from `store` knows. */
export function settingsOf({env}: RunningStore): PreviewSettings {
  return {secret: PREVIEW_SECRET, shop: env.SHOP_ID ?? ''};
}

/** The address of an invitation to see `show` at `path`, to be followed within the hour. */
export async function previewLinkTo(
  store: RunningStore,
  show: Partial<PreviewState> = {},
  path = '/',
): Promise<string> {
  const invitation = {show: {...INITIAL_STATE, ...show}, expires: Date.now() + SESSION_MS};
  return previewAddress(path, await signLink(invitation, settingsOf(store)));
}

/** The value of a session's cookie, `left` milliseconds before its end. */
export async function sessionValue(
  store: RunningStore,
  show: Partial<PreviewState> = {},
  left = SESSION_MS,
): Promise<string> {
  const session = beginSession({...INITIAL_STATE, ...show}, Date.now());
  return writeToken(
    {...session, expires: Date.now() + left},
    {...settingsOf(store), use: 'session'},
  );
}
