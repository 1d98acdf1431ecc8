import {isRecord, readJson} from '~/lib/json';
import {BANNER_SEPARATOR, splitBanners} from '~/lib/store-configuration';
import {kindOf, problemsOf} from '~/sections';
import {digestOf, type ShopSecret} from '~/server/secret-keys';
import {
  FIELDS,
  plainText,
  readArrangement,
  readTexts,
  resolveTheme,
  THEME_KEYS,
  type Plan,
  type Theme,
  type ThemeKey,
  type ThemeTexts,
  writeArrangement,
} from '~/theme';
import {decryptPlans, encryptPlans} from '~/theme/index.server';
import {AdminError, type AdminClient} from '~/server/admin-client';

import {
  LIST_THEMES,
  MAX_LISTED,
  SCHEDULE_HANDLE,
  TYPES,
  UPDATE_ENTRY,
} from './admin.documents';
import {
  deleteEntry,
  inputs,
  readEntry,
  valueOf,
  writeEntry,
  type Entry,
  type Fields,
} from './metaobjects.server';
import {overlaps, periodProblem, type Draft, type Themes} from './editor-api';
import {messages} from './messages';
import {refusal} from './refusals.server';
import {isHandle, MAX_NAME, readStaffName} from './session';

type SavedTheme = Pick<Draft, 'theme' | 'texts'>;
type Revised = Pick<Draft, 'id' | 'revision'>;
type NamedTexts = Pick<Draft, 'name' | 'texts'>;
type NamedPlan = Themes['plans'][number];

/*
 * Staff's themes in the store. What reads or changes them throws AdminError where the store does
 * not answer, and a response where it refuses a change.
 */

const invalid = (problem: string) => refusal(problem, 422);

interface Settings {
  admin: AdminClient;
  encryption: ShopSecret;
  imageOrigin: string;
  /** Name of the person asking, as given with the password. */
  by: string;
  /** The real clock, in epoch milliseconds. */
  now: number;
}

/** What the Storefront API knows of the store's themes. */
interface Shown {
  /** Handle of the entry that shoppers see, which may not be there yet. */
  liveHandle: string;
  /** Ids of the store's pictures, by their URLs. */
  pictures: ReadonlyMap<string, string>;
}

export type StaffStore = Settings &
  Shown & {
    listed: Listed;
    /** The entry that shoppers see. */
    live: Entry | null;
    themes: Themes;
  };

const MAX_VERSIONS = 10;
const MAX_DRAFTS = 50;
/** Most plans: all of them are part of each answer about the theme. */
const MAX_PLANS = 10;
/** Shopify's limit of a text is 64 KB. */
const MAX_ENCRYPTED_LENGTH = 60_000;

const newId = () => crypto.randomUUID();

type Listed = Record<'drafts' | 'versions' | 'plans' | 'themes', {nodes: Entry[]}> & {
  schedule: Entry | null;
};

const list = (admin: AdminClient) => admin.ask<Listed>(LIST_THEMES);

/** Everything of staff's in the store. Both APIs are asked at once. */
export async function openStore(
  settings: Settings,
  shown: Promise<Shown>,
): Promise<StaffStore> {
  const [listed, known] = await Promise.all([list(settings.admin), shown]);
  return storeOf({...settings, ...known}, listed);
}

/** The store after a change. */
export const reopened = async (store: StaffStore) =>
  storeOf(store, await list(store.admin));

async function storeOf(base: Settings & Shown, listed: Listed): Promise<StaffStore> {
  const {encryption, now} = base;
  const drafts = listed.drafts.nodes.flatMap((entry) => {
    const updatedAt = Date.parse(entry.updatedAt);
    return savedIn(entry, {revision: valueOf(entry, 'revision'), updatedAt});
  });
  const versions = listed.versions.nodes.flatMap((entry) =>
    savedIn(entry, {publishedAt: Date.parse(valueOf(entry, 'published_at'))}),
  );
  const plans = listed.plans.nodes.flatMap((entry) => {
    const end = valueOf(entry, 'ends_at');
    const startsAt = Date.parse(valueOf(entry, 'starts_at'));
    return savedIn(entry, {startsAt, endsAt: end === '' ? null : Date.parse(end)});
  });
  const encrypted = listed.schedule ? valueOf(listed.schedule, 'sealed') : '';
  const opened = encrypted === '' ? [] : await decryptPlans(encrypted, encryption);
  const kept = [listed.drafts, listed.versions, listed.plans].flatMap(({nodes}) => nodes);
  const pictures = new Map([
    ...kept.flatMap((entry) => readPictures(valueOf(entry, 'payload'))),
    ...base.pictures,
  ]);
  const live = await liveIn(listed, base);
  const themes: Themes = {
    drafts: drafts.sort((one, other) => other.updatedAt - one.updatedAt),
    versions: versions
      .sort((one, other) => other.publishedAt - one.publishedAt)
      .slice(0, MAX_VERSIONS),
    plans: plans.sort((one, other) => one.startsAt - other.startsAt),
    published: {
      revision: await revisionOf(live),
      texts: live ? liveTexts(live, pictures) : {},
    },
    arePlansActive: opened !== null && isSame(opened, plans, now),
  };
  return {...base, pictures, listed, live, themes};
}

async function liveIn({themes: {nodes}}: Listed, {admin, liveHandle}: Settings & Shown) {
  const live = nodes.find(({handle}) => handle === liveHandle) ?? null;
  if (live || nodes.length < MAX_LISTED) return live;
  return readEntry(admin, TYPES.theme, liveHandle);
}

/** The published texts as the Admin API has them, which the Storefront API shows a little later. */
function liveTexts(live: Entry, pictures: ReadonlyMap<string, string>): ThemeTexts {
  const urls = new Map([...pictures].map(([url, id]) => [id, url]));
  const textFor = (key: ThemeKey) => {
    const value = valueOf(live, key);
    if (value === '' || !FIELDS[key].type.endsWith('file_reference')) return value;
    // One id, or the JSON of a list.
    const list = readJson(value);
    const ids = Array.isArray(list) ? list.map(String) : [value];
    return ids.map((id) => urls.get(id) ?? id).join(BANNER_SEPARATOR);
  };
  return Object.fromEntries(THEME_KEYS.map((key) => [key, textFor(key)]));
}

/** The plans that are not over. */
const ahead = (plans: readonly Plan[], now: number) =>
  plans.filter(({endsAt}) => endsAt === null || endsAt > now);

/** Whether the encrypted plans are exactly those that are not over. */
function isSame(opened: readonly Plan[], plans: readonly Plan[], now: number): boolean {
  const [one, other] = [opened, plans].map((all) =>
    ahead(all, now)
      .map(({id, startsAt, endsAt}) => `${id} ${startsAt} ${endsAt}`)
      .sort()
      .join(),
  );
  return one === other;
}

/** The theme that an entry keeps, if it is usable: somebody may have edited it in the admin. */
function savedIn<Own extends Record<string, string | number | null>>(
  entry: Entry,
  own: Own,
): (Own & Omit<Draft, 'revision' | 'updatedAt'>)[] {
  const saved = readJson(valueOf(entry, 'payload'));
  if (!isRecord(saved) || Object.values(own).some(Number.isNaN)) return [];
  const {theme = null, by} = saved;
  const texts = readTexts(saved.texts);
  if (!texts || (theme !== null && !isHandle(theme))) return [];
  const name = valueOf(entry, 'name');
  return [{...own, id: entry.handle, name, theme, texts, by: readStaffName(by)}];
}

function readName(text: string): string {
  const name = plainText(text, MAX_NAME);
  if (name !== null) return name;
  throw invalid(`Please give it a name of up to ${MAX_NAME} characters.`);
}

/**
 * The stored form of a theme. Includes the ids of its pictures, which may be in no other theme when
 * it is published.
 */
function writePayload(
  {theme, texts}: SavedTheme,
  pictures: ReadonlyMap<string, string>,
  by: string,
) {
  const {banners = '', icon = '', logo = ''} = texts;
  const ids = [...splitBanners(banners), icon, logo].flatMap((url) => {
    const id = pictures.get(url);
    return id === undefined ? [] : [[url, id] as const];
  });
  return JSON.stringify({theme, texts, by, pictures: Object.fromEntries(ids)});
}

/** The pictures of a payload. Untrusted: the store rejects an invalid id. */
function readPictures(json: string): [string, string][] {
  const saved = readJson(json);
  const pictures = isRecord(saved) && isRecord(saved.pictures) ? saved.pictures : {};
  return Object.entries(pictures).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}

const gone = () => refusal(messages.admin('gone', ''), 410);

/** A draft whose revision is still `revision`. */
function openedDraft({listed}: StaffStore, {id, revision}: Revised) {
  const entry = listed.drafts.nodes.find(({handle}) => handle === id);
  if (!entry) throw gone();
  if (valueOf(entry, 'revision') === revision) return entry;
  throw refusal(
    'Somebody else has saved this draft since you opened it. Save yours as a new draft, or open theirs.',
    409,
  );
}

interface DraftChange {
  name?: string;
  kept?: SavedTheme;
}

function draftFields({pictures, by}: StaffStore, {name, kept}: DraftChange) {
  if (kept) assertSections(kept.texts);
  return {
    revision: newId(),
    ...(name !== undefined && {name: readName(name)}),
    ...(kept && {payload: writePayload(kept, pictures, by)}),
  };
}

/** A draft that was saved, and the store with it. */
export interface SavedDraft {
  saved: Revised;
  store: StaffStore;
}

async function withDraft(store: StaffStore, entry: Entry): Promise<SavedDraft> {
  const others = store.listed.drafts.nodes.filter(({id}) => id !== entry.id);
  const listed = {...store.listed, drafts: {nodes: [entry, ...others]}};
  const saved = {id: entry.handle, revision: valueOf(entry, 'revision')};
  return {saved, store: await storeOf(store, listed)};
}

export async function createDraft(store: StaffStore, name: string, kept: SavedTheme) {
  const fields = draftFields(store, {name, kept});
  if (store.themes.drafts.length >= MAX_DRAFTS)
    throw invalid(`There are ${MAX_DRAFTS} drafts. Please delete one first.`);
  const handle = `draft-${newId()}`;
  return withDraft(store, await writeEntry(store.admin, TYPES.draft, handle, fields));
}

/**
 * Saves a draft, unless somebody else has saved it since it was opened. Shopify has no
 * compare-and-set for metaobjects: of two saves within one round trip the later one holds, and the
 * editor of the other finds its revision (decision 0050).
 */
export async function saveDraft(store: StaffStore, draft: Revised, change: DraftChange) {
  const fields = draftFields(store, change);
  const {id} = openedDraft(store, draft);
  const {updated} = await store.admin.ask<{updated: {metaobject: Entry}}>(UPDATE_ENTRY, {
    id,
    metaobject: {fields: inputs(fields)},
  });
  return withDraft(store, updated.metaobject);
}

export async function deleteDraft(store: StaffStore, draft: Revised) {
  await deleteEntry(store.admin, openedDraft(store, draft).id);
}

/** The revision of a published entry: a hash of its values and date. */
async function revisionOf(live: Entry | null): Promise<string> {
  if (!live) return 'none';
  const {id, updatedAt, fields} = live;
  const values = fields.map(({key, value}) => [key, value]).sort();
  return (await digestOf([id, updatedAt, values])).slice(0, 24);
}

/** Checks the sections of a draft, which pages would leave out where they are invalid. */
function assertSections({sections = ''}: ThemeTexts) {
  if (sections.trim() === '') return;
  const {value, problems} = readArrangement(sections);
  if (!value || problems[0]) throw invalid(`The arrangement of sections ${problems[0]}.`);
  for (const section of Object.values(value.pages).flat()) {
    const [first] = problemsOf(section);
    const kind = kindOf(section.kind);
    if (!first || !kind) continue;
    const label = kind.settings[first.setting]?.label ?? first.setting;
    throw invalid(
      `This cannot be saved: in a section “${kind.name}”, “${label}” ${first.problem}.`,
    );
  }
}

/** Checks texts that shoppers will see. */
function checkedTheme(texts: ThemeTexts, {imageOrigin}: StaffStore): Theme {
  const {theme, reports} = resolveTheme([{name: 'the draft', texts}], {imageOrigin});
  const [first] = reports;
  if (first)
    throw invalid(
      `This cannot be shown to shoppers: the ${FIELDS[first.key].label.toLowerCase()} ${first.problem}.`,
    );
  assertSections(texts);
  return theme;
}

/** A theme's texts as field values of its entry; a blank text clears the field. */
function entryFields(texts: ThemeTexts, store: StaffStore): Fields {
  const theme = checkedTheme(texts, store);
  const pictureId = (url: string) => {
    const id = store.pictures.get(url);
    if (id !== undefined) return id;
    throw invalid(
      'A picture of this draft is not among the store’s newest files, nor in one of its themes. Please choose it again, or another one.',
    );
  };
  const valueFor = (key: ThemeKey) => {
    const text = (texts[key] ?? '').trim();
    if (text === '') return '';
    const {property, type} = FIELDS[key];
    if (type === 'file_reference') return pictureId(text);
    if (type === 'list.file_reference')
      return JSON.stringify(splitBanners(text).map(pictureId));
    if (key === 'sections') return writeArrangement(theme.sections);
    const value = theme[property];
    if (type === 'number_integer') return String(Math.round(Number(value)));
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  return Object.fromEntries(THEME_KEYS.map((key) => [key, valueFor(key)]));
}

/**
 * Publishes `texts`, if `expected` is still the published revision, so that a repeated post changes
 * nothing. The published state before is kept as a version, even one edited by hand in the admin.
 */
export async function publish(
  store: StaffStore,
  {name, texts, expected}: NamedTexts & {expected: string},
): Promise<void> {
  const {admin, now, themes, listed, live, pictures} = store;
  const cleanName = readName(name);
  const {published} = themes;
  const fields = entryFields(texts, store);
  if (published.revision !== expected)
    throw refusal(
      'What shoppers see has been changed since you looked. Look at the changes once more, then publish.',
      409,
    );
  const keep = (version: NamedTexts, at: number, by: string) =>
    writeEntry(admin, TYPES.version, `version-${newId()}`, {
      name: version.name,
      published_at: new Date(at).toISOString(),
      payload: writePayload({theme: null, texts: version.texts}, pictures, by),
    });
  const [newest] = themes.versions;
  let most = MAX_VERSIONS - 1;
  // One second apart, to keep their order.
  if (live && !(newest && isSameTheme(newest.texts, published.texts))) {
    await keep({name: messages.before, texts: published.texts}, now - 1000, '');
    most -= 1;
  }
  const own = await keep({name: cleanName, texts}, now, store.by);
  await writeEntry(admin, TYPES.theme, store.liveHandle, fields).catch(
    async (error: unknown) => {
      await deleteEntry(admin, own.id).catch(() => undefined);
      throw error;
    },
  );
  const dateOf = (entry: Entry) => Date.parse(valueOf(entry, 'published_at')) || 0;
  const kept = listed.versions.nodes.sort((one, other) => dateOf(other) - dateOf(one));
  // A colleague may have just deleted it.
  for (const {id} of kept.slice(most)) await deleteEntry(admin, id).catch(ignoreGone);
}

const isSameTheme = (one: ThemeTexts, other: ThemeTexts) =>
  THEME_KEYS.every((key) => (one[key] ?? '') === (other[key] ?? ''));

function ignoreGone(error: unknown) {
  if (!(error instanceof AdminError && error.kind === 'gone')) throw error;
}

export async function addPlan(
  store: StaffStore,
  {name, texts, startsAt, endsAt}: Omit<NamedPlan, 'id' | 'by'>,
): Promise<void> {
  const cleanName = readName(name);
  checkedTheme(texts, store);
  const problem = periodProblem({startsAt, endsAt}, store.now);
  if (problem) throw invalid(problem);
  const {themes, pictures} = store;
  const plan = {id: `plan-${newId()}`, texts, startsAt, endsAt};
  const clash = themes.plans.find((known) => overlaps(known, plan));
  if (clash)
    throw invalid(
      `“${clash.name}” is planned for that time. Remove it, or choose another time.`,
    );
  if (ahead(themes.plans, store.now).length >= MAX_PLANS)
    throw invalid(`There are ${MAX_PLANS} plans. Please remove one first.`);
  // Refuses plans that are too long before anything is written.
  await encryptedFor(store, [...themes.plans, plan]);
  await writeEntry(store.admin, TYPES.plan, plan.id, {
    name: cleanName,
    starts_at: new Date(startsAt).toISOString(),
    ...(endsAt !== null && {ends_at: new Date(endsAt).toISOString()}),
    payload: writePayload({theme: null, texts}, pictures, store.by),
  });
  await activatePlans(await reopened(store));
}

/** Removes a plan; an active one ends. */
export async function removePlan(store: StaffStore, id: string): Promise<void> {
  const {themes, listed} = store;
  const entry = listed.plans.nodes.find(({handle}) => handle === id);
  if (!entry) throw gone();
  // The schedule first: if the second step fails, the plan is still listed, as not active.
  const rest = themes.plans.filter((plan) => plan.id !== id);
  await writeSchedule(store, await encryptedFor(store, rest));
  await deleteEntry(store.admin, entry.id).catch(ignoreGone);
  await activatePlans(await reopened(store));
}

/** Most writes of a schedule that colleagues are changing too. */
const MAX_WRITES = 4;

/**
 * Rewrites the encrypted schedule until it matches the stored plans: a colleague's change may come
 * between.
 */
export async function activatePlans(store: StaffStore): Promise<void> {
  let seen = store;
  for (let writes = 0; writes < MAX_WRITES && !seen.themes.arePlansActive; writes += 1) {
    await writeSchedule(seen, await encryptedFor(seen, seen.themes.plans));
    seen = await reopened(seen);
  }
}

async function encryptedFor(store: StaffStore, plans: readonly Plan[]): Promise<string> {
  // Without names, which are for staff only.
  const bare = ahead(plans, store.now).map(({id, startsAt, endsAt, texts}): Plan => ({
    id,
    startsAt,
    endsAt,
    texts,
  }));
  const encrypted = await encryptPlans(bare, store.encryption);
  if (encrypted.length <= MAX_ENCRYPTED_LENGTH) return encrypted;
  throw invalid(
    'All plans together are too long. Please remove one, or use shorter texts.',
  );
}

const writeSchedule = ({admin}: StaffStore, encrypted: string) =>
  writeEntry(admin, TYPES.schedule, SCHEDULE_HANDLE, {sealed: encrypted});
