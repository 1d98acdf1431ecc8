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

/** The panel's endpoint for staff's themes: GET reads, POST changes. */
export const STAFF_PATH = '/preview/staff';

/**
 * Answers staff's panel. Only a session opened with the password gets here; the request guard has checked origin, type
 * and size. Without a session the path is a 404.
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
    const done = request.method === 'POST' ? await applyChange(request, store) : NOTHING;
    const themes = await staffThemes(store).list();
    return previewJson({themes, ...done} satisfies StaffAnswer);
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

/** The result of a change: the saved draft, if one was saved, and a note on a colleague's change at the same moment. */
type Done = Pick<Extract<StaffAnswer, {themes: unknown}>, 'saved' | 'note'>;

const NOTHING: Done = {saved: null, note: null};

async function applyChange(request: Request, store: Store): Promise<Done> {
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
  const apply = async (): Promise<Done> => {
    switch (action) {
      case 'create':
        return {...NOTHING, saved: await themes.createDraft(text('name'), kept())};
      case 'save':
        return themes.saveDraft(draft(), {kept: kept()});
      case 'rename':
        return themes.saveDraft(draft(), {name: text('name')});
      case 'delete':
        await themes.deleteDraft(draft());
        return NOTHING;
      case 'publish': {
        const {before} = store;
        const seen = Array.isArray(input.seen) ? input.seen.map(String) : [];
        const change = {name: text('name'), texts: texts(), expected: text('expected')};
        return {...NOTHING, note: await themes.publish({...change, seen, before})};
      }
      case 'schedule': {
        const endsAt = input.endsAt === null ? null : instant('endsAt');
        const period = {startsAt: instant('startsAt'), endsAt};
        const plan = {name: text('name'), texts: texts(), ...period};
        return {...NOTHING, note: await themes.addPlan(plan)};
      }
      case 'unschedule':
        await themes.removePlan(text('id'));
        return NOTHING;
      case 'rewriteSchedule':
        await themes.putInForce();
        return NOTHING;
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
