import {isRecord, readJson} from '~/lib/json';
import type {PreviewSession} from '~/lib/preview-state';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';
import {LIVE_HANDLE, readTexts} from '~/theme';
import {fetchStoreThemes} from '~/theme/index.server';

import type {StaffAnswer, StaffChange} from './editor-api';
import {messages} from './messages';
import type {Visit} from './preview-requests.server';
import {refusal} from './refusals.server';
import {isHandle} from './session';
import {
  addPlan,
  createDraft,
  deleteDraft,
  listThemes,
  publish,
  activatePlans,
  removePlan,
  saveDraft,
  type StaffStore,
} from './staff-themes.server';

type Context = Pick<AppContext, 'config' | 'storefront'>;

/** The themes of staff, whose session was opened with the password. */
export const readThemes = (...asked: [Visit, PreviewSession, Context]) =>
  answerWith(...asked, async () => null);

/** The same after a change. */
export const changeThemes = (...asked: [Visit, PreviewSession, Context]) =>
  answerWith(...asked, async (store) =>
    applyChange(await asked[0].request.formData(), store),
  );

async function answerWith(
  {admin, settings, now}: Visit,
  {role, name}: PreviewSession,
  {config, storefront}: Context,
  change: (store: StaffStore) => Promise<Saved>,
): Promise<Response> {
  if (role !== 'staff') throw refusal(messages.guest, 403);
  if (!admin) return Response.json({missing: messages.missing} satisfies StaffAnswer);
  const {published, pictures} = await fetchStoreThemes(storefront, config);
  const store: StaffStore = {
    admin,
    encryption: settings,
    imageOrigin: config.store.imageOrigin,
    liveHandle: published?.handle ?? LIVE_HANDLE,
    pictures,
    by: name,
    now,
  };
  const saved = await change(store);
  return Response.json({themes: await listThemes(store), saved} satisfies StaffAnswer);
}

/** The draft that a change saved; `null` for none. */
type Saved = Extract<StaffAnswer, {themes: unknown}>['saved'];

async function applyChange(form: FormData, store: StaffStore): Promise<Saved> {
  const posted = form.get('input');
  const body = typeof posted === 'string' ? readJson(posted) : null;
  const unreadable = refusal(messages.unreadable, 422);
  if (!isRecord(body)) throw unreadable;
  const {action, ...input} = body;
  const text = (key: string) => {
    const value = input[key];
    if (typeof value === 'string' && value.length <= 200) return value;
    throw unreadable;
  };
  const instant = (key: string) => {
    const value = input[key];
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
    throw unreadable;
  };
  const texts = () => {
    const found = readTexts(input.texts);
    if (found) return found;
    throw unreadable;
  };
  const draft = () => ({id: text('id'), revision: text('revision')});
  const kept = () => {
    const {theme = null} = input;
    if (theme !== null && !isHandle(theme)) throw unreadable;
    return {theme, texts: texts()};
  };
  const changes: Record<StaffChange['action'], () => Promise<Saved | void>> = {
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
  const change = Object.entries(changes).find(([name]) => name === action)?.[1];
  if (!change) throw unreadable;
  const saved = await change();
  log('info', 'staff.changed', {action});
  return saved ?? null;
}
