import {isRecord, readJson} from '~/lib/json';
import {createAdminClient} from '~/server/admin-client';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';
import {LIVE_HANDLE, readTexts} from '~/theme';
import {fetchStoreThemes} from '~/theme/index.server';

import type {StaffAnswer, StaffChange} from './editor-api';
import {previewJson, refuse, refuseFor, StaffRefusal} from './endpoints.server';
import {messages} from './messages';
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

type Context = Pick<AppContext, 'config' | 'storefront' | 'preview'>;

/** The editor's endpoint for staff's themes: GET reads, POST changes. */
export const STAFF_PATH = '/preview/staff';

/**
 * Answers staff's editor. Only a session opened with the password gets here; the request guard has
 * checked origin, type and size. Without a session the path is a 404.
 */
export async function answerStaff(request: Request, context: Context): Promise<Response> {
  if (context.preview?.role !== 'staff') return refuse(messages.guest, 403);
  try {
    return await answerFor(request, context).then(previewJson, refuseFor);
  } catch {
    return refuse(messages.admin('unreachable', ''), 502);
  }
}

async function answerFor(
  request: Request,
  {config, storefront, preview}: Context,
): Promise<StaffAnswer> {
  const admin = createAdminClient(config.admin);
  if (!admin) return {missing: messages.missing};
  const {published, pictures} = await fetchStoreThemes(storefront, config);
  const store: StaffStore = {
    admin,
    encryption: {secret: config.previewSecret, shop: config.public.shopId},
    imageOrigin: config.store.imageOrigin,
    liveHandle: published?.handle ?? LIVE_HANDLE,
    pictures,
    by: preview?.name ?? '',
    // The real clock: a preview's own may be set to another date.
    now: Date.now(),
  };
  const saved = request.method === 'POST' ? await applyChange(request, store) : null;
  return {themes: await listThemes(store), saved};
}

const UNREADABLE = new StaffRefusal(422, messages.unreadable);

/** The draft that a change saved; `null` for none. */
type Saved = Extract<StaffAnswer, {themes: unknown}>['saved'];

async function applyChange(request: Request, store: StaffStore): Promise<Saved> {
  const posted = (await request.formData()).get('input');
  const body = typeof posted === 'string' ? readJson(posted) : null;
  if (!isRecord(body)) throw UNREADABLE;
  const {action, ...input} = body;
  const text = (key: string) => {
    const value = input[key];
    if (typeof value === 'string' && value.length <= 200) return value;
    throw UNREADABLE;
  };
  const instant = (key: string) => {
    const value = input[key];
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
    throw UNREADABLE;
  };
  const texts = () => {
    const found = readTexts(input.texts);
    if (found) return found;
    throw UNREADABLE;
  };
  const draft = () => ({id: text('id'), revision: text('revision')});
  const kept = () => {
    const {theme = null} = input;
    if (theme !== null && !isHandle(theme)) throw UNREADABLE;
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
  if (!change) throw UNREADABLE;
  const saved = await change();
  log('info', 'staff.changed', {action});
  return saved ?? null;
}
