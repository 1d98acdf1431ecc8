import {isRecord, readJson} from '~/lib/json';
import type {PreviewSession} from '~/lib/preview-state';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';
import {LIVE_HANDLE, readTexts} from '~/theme';
import {fetchStoreThemes} from '~/theme/index.server';

import {listFiles} from './choices.server';
import type {StaffAnswer, StaffChange} from './editor-api';
import {messages} from './messages';
import {cookieWith, stateInStore, type Visit} from './preview-requests.server';
import {refusal} from './refusals.server';
import {isHandle, readState} from './session';
import {
  addPlan,
  createDraft,
  deleteDraft,
  openStore,
  publish,
  activatePlans,
  removePlan,
  reopened,
  saveDraft,
  type SavedDraft,
  type StaffStore,
} from './staff-themes.server';

const MISSING: StaffAnswer = {missing: messages.missing};

/** The themes of staff, whose session was opened with the password. */
export async function readThemes(...asked: [Visit, PreviewSession, AppContext]) {
  const store = await storeFor(...asked);
  const answer: StaffAnswer = store ? {themes: store.themes, saved: null} : MISSING;
  return Response.json(answer);
}

/**
 * `null` without access to the Admin API. `hasTexts`: a change of texts, which may name pictures
 * that are in no theme yet.
 */
async function storeFor(
  {admin, settings, now}: Visit,
  {role, name}: PreviewSession,
  {config, storefront}: AppContext,
  hasTexts = false,
): Promise<StaffStore | null> {
  if (role !== 'staff') throw refusal(messages.guest, 403);
  if (!admin) return null;
  const {imageOrigin} = config.store;
  // Without the permission only the themes' pictures can be used.
  const files = hasTexts ? listFiles(admin).catch(() => []) : [];
  const shown = Promise.all([fetchStoreThemes(storefront, config), files]);
  return openStore(
    {admin, encryption: settings, imageOrigin, by: name, now},
    shown.then(([{published, pictures}, listed]) => ({
      liveHandle: published?.handle ?? LIVE_HANDLE,
      pictures: new Map([
        ...listed.flatMap(({id, url}) => (url ? [[url, id] as const] : [])),
        ...pictures,
      ]),
    })),
  );
}

/** Changes the themes, and keeps in the session that what is on show was saved. */
export async function changeThemes(
  visit: Visit,
  session: PreviewSession,
  context: AppContext,
): Promise<Response> {
  const posted = (await visit.request.formData()).get('input');
  const body = typeof posted === 'string' ? readJson(posted) : null;
  if (!isRecord(body)) throw unreadable();
  const {action, shown, ...input} = body;
  const state = shown === undefined ? null : readState(shown);
  if (shown !== undefined && !state) throw unreadable();
  const [store, kept] = await Promise.all([
    storeFor(visit, session, context, 'texts' in input),
    state && stateInStore(state, visit, session),
  ]);
  if (!store) return Response.json(MISSING);
  const change = changesIn(input, store).find(([name]) => name === action)?.[1];
  if (!change) throw unreadable();
  const done = await change();
  log('info', 'staff.changed', {action});
  const {saved = null, store: after = await reopened(store)} = done ?? {};
  const answer: StaffAnswer = {themes: after.themes, saved};
  if (!kept || !saved) return Response.json(answer);
  const cookie = await cookieWith({...kept, draft: saved}, visit, session);
  return Response.json(answer, {headers: {'Set-Cookie': cookie}});
}

const unreadable = () => refusal(messages.unreadable, 422);

/** The changes by their names, of untrusted data. */
function changesIn(input: Record<string, unknown>, store: StaffStore) {
  const text = (key: string) => {
    const value = input[key];
    if (typeof value === 'string' && value.length <= 200) return value;
    throw unreadable();
  };
  const instant = (key: string) => {
    const value = input[key];
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
    throw unreadable();
  };
  const texts = () => {
    const found = readTexts(input.texts);
    if (found) return found;
    throw unreadable();
  };
  const draft = () => ({id: text('id'), revision: text('revision')});
  const kept = () => {
    const {theme = null} = input;
    if (theme !== null && !isHandle(theme)) throw unreadable();
    return {theme, texts: texts()};
  };
  const changes: Record<StaffChange['action'], () => Promise<SavedDraft | void>> = {
    create: () => createDraft(store, text('name'), kept()),
    save: () => saveDraft(store, draft(), {kept: kept()}),
    rename: () => saveDraft(store, draft(), {name: text('name')}),
    delete: () => deleteDraft(store, draft()),
    publish: () =>
      publish(store, {name: text('name'), texts: texts(), expected: text('expected')}),
    schedule() {
      const endsAt = input.endsAt === null ? null : instant('endsAt');
      const period = {startsAt: instant('startsAt'), endsAt};
      return addPlan(store, {name: text('name'), texts: texts(), ...period});
    },
    unschedule: () => removePlan(store, text('id')),
    rewriteSchedule: () => activatePlans(store),
  };
  return Object.entries(changes);
}
