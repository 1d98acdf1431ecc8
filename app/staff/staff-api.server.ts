import {isRecord, readJson} from '~/lib/json';
import {AdminError, createAdminClient, type AdminClient} from '~/server/admin-client';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';
import {readTexts} from '~/theme';
import {fetchStoreThemes} from '~/theme/index.server';

import {previewJson, refuse, refuseFor} from './endpoints.server';
import {messages} from './messages';
import {INITIAL_STATE, readState} from './session';
import type {StaffAnswer, StaffChange} from './staff-api';
import {
  addPlan,
  createDraft,
  deleteDraft,
  listThemes,
  publish,
  activatePlans,
  removePlan,
  saveDraft,
  StaffRefusal,
  type StaffStore,
} from './staff-themes.server';

type Context = Pick<AppContext, 'config' | 'storefront' | 'preview'>;

const REFUSAL_STATUS = {conflict: 409, gone: 410, invalid: 422} as const;

/** The editor's endpoint for staff's themes: GET reads, POST changes. */
export const STAFF_PATH = '/preview/staff';

/**
 * Answers staff's editor. Only a session opened with the password gets here; the request guard has
 * checked origin, type and size. Without a session the path is a 404.
 */
export async function answerStaff(request: Request, context: Context): Promise<Response> {
  const {preview, config} = context;
  if (preview?.role !== 'staff') return refuse(messages.guest, 403);
  const admin = createAdminClient(config.admin);
  if (!admin) return previewJson({missing: messages.missing} satisfies StaffAnswer);
  try {
    const store = await storeFor(context, admin);
    const saved = request.method === 'POST' ? await applyChange(request, store) : null;
    const themes = await listThemes(store);
    return previewJson({themes, saved} satisfies StaffAnswer);
  } catch (error) {
    if (error instanceof StaffRefusal)
      return refuse(error.message, REFUSAL_STATUS[error.kind]);
    if (error instanceof AdminError) return refuseFor(error);
    return refuse(messages.admin('unreachable', ''), 502);
  }
}

async function storeFor(
  {config, storefront, preview}: Context,
  admin: AdminClient,
): Promise<StaffStore> {
  const {store, public: shown, previewSecret: secret} = config;
  const {published, pictures} = await fetchStoreThemes(storefront, config);
  return {
    admin,
    encryption: {secret, shop: shown.shopId},
    imageOrigin: store.imageOrigin,
    liveHandle: published?.handle ?? null,
    before: published && {name: messages.before, texts: published.texts},
    pictures,
    by: preview?.name ?? '',
    // The real clock: a preview's own may be set to another date.
    now: Date.now(),
  };
}

const UNREADABLE = new StaffRefusal('invalid', messages.unreadable);

/** The draft that a change saved; `null` for none. */
type Saved = Extract<StaffAnswer, {themes: unknown}>['saved'];

async function applyChange(request: Request, store: StaffStore): Promise<Saved> {
  const form = await request.formData();
  const {action, ...input} = inputIn(form.get('input'));
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
    if (!found) throw UNREADABLE;
    return found;
  };
  const draft = () => ({id: text('id'), revision: text('revision')});
  const kept = () => {
    const {theme = null} = input;
    if (!readState({...INITIAL_STATE, theme})) throw UNREADABLE;
    return {theme: theme === null ? null : text('theme'), texts: texts()};
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

function inputIn(value: FormDataEntryValue | null): Readonly<Record<string, unknown>> {
  const input = typeof value === 'string' ? readJson(value) : null;
  if (isRecord(input)) return input;
  throw UNREADABLE;
}
