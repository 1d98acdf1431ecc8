import type {AppContext} from '~/server/context';
import {log} from '~/server/log';
import {readTexts} from '~/theme';
import {fetchStoreThemes} from '~/theme/index.server';
import {
  AdminError,
  createAdminClient,
  hasAdmin,
  type AdminFailure,
} from '~/server/admin-client';

import {messages} from './messages';
import {previewJson} from './responses.server';
import {INITIAL_STATE, readState} from './session';
import type {StaffAnswer} from './staff-api';
import {staffThemes, StaffRefusal} from './staff-themes.server';

type Context = Pick<AppContext, 'config' | 'storefront' | 'preview'>;

const REFUSAL_STATUS = {conflict: 409, gone: 410, invalid: 422} as const;

const FAILURE_STATUS: Readonly<Record<AdminFailure, number>> = {
  missing: 503,
  refused: 503,
  scope: 503,
  setup: 503,
  invalid: 422,
  gone: 410,
  busy: 503,
  unreachable: 502,
};

/** The editor's endpoint for staff's themes: GET reads, POST changes. */
export const STAFF_PATH = '/preview/staff';

/**
 * Answers staff's editor. Only a session opened with the password gets here; the request guard has
 * checked origin, type and size. Without a session the path is a 404.
 */
export async function answerStaff(request: Request, context: Context): Promise<Response> {
  const {preview, config} = context;
  const refuse = (problem: string, status: number) => previewJson({problem}, status);
  if (preview?.role !== 'staff') return refuse(messages.guest, 403);
  const admin = {...config.admin, origin: config.store.origin};
  if (!hasAdmin(admin))
    return previewJson({missing: messages.missing} satisfies StaffAnswer);
  try {
    const store = await storeFor(context);
    const saved = request.method === 'POST' ? await applyChange(request, store) : null;
    const themes = await staffThemes(store).list();
    return previewJson({themes, saved} satisfies StaffAnswer);
  } catch (error) {
    if (error instanceof StaffRefusal)
      return refuse(error.sentence, REFUSAL_STATUS[error.kind]);
    if (error instanceof AdminError) {
      const {kind, detail, operation} = error;
      log('warn', 'admin.failed', {operation, cause: error.message});
      return refuse(messages.admin(kind, detail), FAILURE_STATUS[kind]);
    }
    return refuse(messages.admin('unreachable', ''), 502);
  }
}

async function storeFor({config, storefront, preview}: Context) {
  const {store, public: shown, previewSecret: secret} = config;
  const {published, pictures} = await fetchStoreThemes(storefront, config);
  return {
    admin: createAdminClient({...config.admin, origin: store.origin}),
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

type Store = Awaited<ReturnType<typeof storeFor>>;

const UNREADABLE = new StaffRefusal('invalid', messages.unreadable);

/** The draft that a change saved; `null` for none. */
type Saved = Extract<StaffAnswer, {themes: unknown}>['saved'];

async function applyChange(request: Request, store: Store): Promise<Saved> {
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
  const themes = staffThemes(store);
  const apply = async (): Promise<Saved> => {
    switch (action) {
      case 'create':
        return themes.createDraft(text('name'), kept());
      case 'save':
        return themes.saveDraft(draft(), {kept: kept()});
      case 'rename':
        return themes.saveDraft(draft(), {name: text('name')});
      case 'delete':
        await themes.deleteDraft(draft());
        return null;
      case 'publish': {
        const {before} = store;
        const change = {name: text('name'), texts: texts(), expected: text('expected')};
        await themes.publish({...change, before});
        return null;
      }
      case 'schedule': {
        const endsAt = input.endsAt === null ? null : instant('endsAt');
        const period = {startsAt: instant('startsAt'), endsAt};
        const plan = {name: text('name'), texts: texts(), ...period};
        await themes.addPlan(plan);
        return null;
      }
      case 'unschedule':
        await themes.removePlan(text('id'));
        return null;
      case 'rewriteSchedule':
        await themes.putInForce();
        return null;
      default:
        throw UNREADABLE;
    }
  };
  const done = await apply();
  log('info', 'staff.changed', {action});
  return done;
}

function inputIn(value: FormDataEntryValue | null): Record<string, unknown> {
  try {
    const input: unknown = typeof value === 'string' ? JSON.parse(value) : null;
    if (typeof input === 'object' && input !== null) return {...input};
  } catch {
    // Below.
  }
  throw UNREADABLE;
}
