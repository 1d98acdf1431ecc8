import {isRecord, readJson} from '~/lib/json';
import {BANNER_SEPARATOR, splitBanners} from '~/lib/store-configuration';
import {kindOf, problemsOf} from '~/sections';
import {digestOf} from '~/server/secret-keys';
import {
  FIELDS,
  LIVE_HANDLE,
  PLACES,
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
import {decryptPlans, encryptPlans, type EncryptionSettings} from '~/theme/index.server';
import {AdminError, type AdminClient} from '~/server/admin-client';

import {
  deleteEntry,
  ENTRY,
  inputs,
  readEntry,
  TYPES,
  valueOf,
  writeEntry,
  type Entry,
  type Fields,
} from './metaobjects.server';
import {MAX_PLANS, overlaps, periodProblem} from './plans';
import type {Draft, Themes} from './staff-api';
import {INITIAL_STATE, MAX_NAME, readStaffName, readState} from './session';

type SavedTheme = Pick<Draft, 'theme' | 'texts'>;

type Version = Themes['versions'][number];
type NamedTexts = Pick<Version, 'name' | 'texts'>;
type NamedPlan = Themes['plans'][number];

/*
 * Staff's themes in the store. What reads or changes them throws AdminError where the store does
 * not answer, and StaffRefusal where it refuses a change.
 */

/** A refused change; nothing was changed. */
export class StaffRefusal extends Error {
  override readonly name = 'StaffRefusal';

  constructor(
    /**
     * `conflict`: a concurrent change; `invalid`: an invalid value; `gone`: the entry no longer
     * exists.
     */
    readonly kind: 'conflict' | 'invalid' | 'gone',
    message: string,
  ) {
    super(message);
  }
}

const invalid = (message: string) => new StaffRefusal('invalid', message);

export interface StaffStore {
  admin: AdminClient;
  encryption: EncryptionSettings;
  imageOrigin: string;
  /** Handle of the entry that shoppers see; `null` where there is none yet. */
  liveHandle: string | null;
  /** The published state, kept as a version when another is published; `null` for none. */
  before: NamedTexts | null;
  /** Ids of the store's pictures, by their URLs. */
  pictures: ReadonlyMap<string, string>;
  /** Name of the person asking, as given with the password. */
  by: string;
  /** The real clock, in epoch milliseconds. */
  now: number;
}

const SCHEDULE_HANDLE = 'schedule';

export const MAX_VERSIONS = 10;
const MAX_DRAFTS = 50;
/** Shopify's limit of a text is 64 KB. */
const MAX_ENCRYPTED_LENGTH = 60_000;

const LIST = `query StaffThemes($draft: String!, $version: String!, $plan: String!, $live: MetaobjectHandleInput!, $schedule: MetaobjectHandleInput!) {
  drafts: metaobjects(type: $draft, first: 100, sortKey: "updated_at", reverse: true) { nodes { ...StaffEntry } }
  versions: metaobjects(type: $version, first: 50) { nodes { ...StaffEntry } }
  plans: metaobjects(type: $plan, first: 50) { nodes { ...StaffEntry } }
  live: metaobjectByHandle(handle: $live) { ...StaffEntry }
  schedule: metaobjectByHandle(handle: $schedule) { ...StaffEntry }
}
${ENTRY}`;

const UPDATE = `mutation UpdateStaffTheme($id: ID!, $metaobject: MetaobjectUpdateInput!) {
  metaobjectUpdate(id: $id, metaobject: $metaobject) { metaobject { ...StaffEntry } userErrors { code elementKey } }
}
${ENTRY}`;

const newId = () => crypto.randomUUID();

type Listed = Record<'drafts' | 'versions' | 'plans', {nodes: Entry[]}> &
  Record<'live' | 'schedule', Entry | null>;

export const listThemes = async (store: StaffStore) => (await list(store)).themes;

async function list(store: StaffStore) {
  const {admin, encryption} = store;
  const listed = await admin.ask<Listed>(LIST, {
    draft: TYPES.draft,
    version: TYPES.version,
    plan: TYPES.plan,
    live: liveOf(store),
    schedule: {type: TYPES.schedule, handle: SCHEDULE_HANDLE},
  });
  const plans = listed.plans.nodes.flatMap((entry) => planOf(entry) ?? []);
  const encrypted = listed.schedule ? valueOf(listed.schedule, 'sealed') : '';
  const opened = encrypted === '' ? [] : await decryptPlans(encrypted, encryption);
  const kept = [listed.drafts, listed.versions, listed.plans].flatMap(({nodes}) => nodes);
  const pictures = new Map([
    ...kept.flatMap((entry) => readPictures(valueOf(entry, 'payload'))),
    ...store.pictures,
  ]);
  const themes: Themes = {
    drafts: listed.drafts.nodes
      .flatMap((entry) => draftOf(entry) ?? [])
      .sort((one, other) => other.updatedAt - one.updatedAt),
    versions: listed.versions.nodes
      .flatMap((entry) => versionOf(entry) ?? [])
      .sort((one, other) => other.publishedAt - one.publishedAt)
      .slice(0, MAX_VERSIONS),
    plans: plans.sort((one, other) => one.startsAt - other.startsAt),
    published: {
      revision: await revisionOf(listed.live),
      texts: listed.live ? liveTexts(listed.live, pictures) : {},
    },
    arePlansActive: opened !== null && isSame(opened, plans, store.now),
  };
  return {themes, listed, pictures};
}

const liveOf = ({liveHandle}: StaffStore) => ({
  type: TYPES.theme,
  handle: liveHandle ?? LIVE_HANDLE,
});

/** The published texts as the Admin API has them, which the Storefront API shows a little later. */
function liveTexts(live: Entry, pictures: ReadonlyMap<string, string>): ThemeTexts {
  const urls = new Map([...pictures].map(([url, id]) => [id, url]));
  const textFor = (key: ThemeKey) => {
    const value = valueOf(live, key);
    if (value === '' || !FIELDS[key].type.endsWith('file_reference')) return value;
    const ids = value.startsWith('[') ? (JSON.parse(value) as string[]) : [value];
    return ids.map((id) => urls.get(id) ?? id).join(BANNER_SEPARATOR);
  };
  return Object.fromEntries(THEME_KEYS.map((key) => [key, textFor(key)]));
}

/** Whether the encrypted plans are exactly those that are not over. */
function isSame(opened: readonly Plan[], plans: readonly Plan[], now: number): boolean {
  const ahead = (all: readonly Plan[]) =>
    all
      .filter(({endsAt}) => endsAt === null || endsAt > now)
      .map(({id, startsAt, endsAt}) => `${id} ${startsAt} ${endsAt}`)
      .sort()
      .join();
  return ahead(opened) === ahead(plans);
}

function savedOf(entry: Entry) {
  const kept = readSavedTheme(valueOf(entry, 'payload'));
  return kept && {...kept, id: entry.handle, name: valueOf(entry, 'name')};
}

function draftOf(entry: Entry): Draft | null {
  const saved = savedOf(entry);
  const updatedAt = Date.parse(entry.updatedAt);
  return saved && {...saved, revision: valueOf(entry, 'revision'), updatedAt};
}

function versionOf(entry: Entry): Version | null {
  const saved = savedOf(entry);
  const publishedAt = Date.parse(valueOf(entry, 'published_at'));
  return saved && !Number.isNaN(publishedAt) ? {...saved, publishedAt} : null;
}

function planOf(entry: Entry): NamedPlan | null {
  const saved = savedOf(entry);
  const startsAt = Date.parse(valueOf(entry, 'starts_at'));
  const end = valueOf(entry, 'ends_at');
  const endsAt = end === '' ? null : Date.parse(end);
  const isDated = !Number.isNaN(startsAt) && !Number.isNaN(endsAt);
  return saved && isDated ? {...saved, startsAt, endsAt} : null;
}

/** Untrusted: somebody may have edited it in the admin. */
function readSavedTheme(json: string): (SavedTheme & {by: string}) | null {
  const saved = readJson(json);
  if (!isRecord(saved)) return null;
  const {theme = null, by} = saved;
  const texts = readTexts(saved.texts);
  const state = readState({...INITIAL_STATE, theme});
  return texts && state ? {theme: state.theme, texts, by: readStaffName(by)} : null;
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
  const shown = [
    ...splitBanners(texts.banners ?? ''),
    texts.icon ?? '',
    texts.logo ?? '',
  ];
  const ids = shown.flatMap((url) => {
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

const GONE = 'It is not in the store any more: somebody has deleted it.';
const CONFLICT =
  'Somebody else has saved this draft since you opened it. Save yours as a new draft, or open theirs.';

/** A draft whose revision is still `revision`. */
async function openedDraft(store: StaffStore, id: string, revision: string) {
  const entry = await readEntry(store.admin, TYPES.draft, id);
  if (!entry) throw new StaffRefusal('gone', GONE);
  if (valueOf(entry, 'revision') !== revision)
    throw new StaffRefusal('conflict', CONFLICT);
  return entry;
}

export async function createDraft(store: StaffStore, name: string, kept: SavedTheme) {
  assertSections(kept.texts);
  const draft = {id: `draft-${newId()}`, revision: newId()};
  const {themes, pictures} = await list(store);
  if (themes.drafts.length >= MAX_DRAFTS)
    throw invalid(`There are ${MAX_DRAFTS} drafts. Please delete one first.`);
  const fields = {
    name: readName(name),
    revision: draft.revision,
    payload: writePayload(kept, pictures, store.by),
  };
  await writeEntry(store.admin, TYPES.draft, draft.id, fields);
  return draft;
}

/**
 * Saves a draft, unless somebody else has saved it since it was opened. Shopify has no
 * compare-and-set for metaobjects: of two saves within one round trip the later one holds, and the
 * editor of the other finds its revision (decision 0082).
 */
export async function saveDraft(
  store: StaffStore,
  {id, revision}: Pick<Draft, 'id' | 'revision'>,
  change: {name?: string; kept?: SavedTheme},
): Promise<Pick<Draft, 'id' | 'revision'>> {
  if (change.kept) assertSections(change.kept.texts);
  const entry = await openedDraft(store, id, revision);
  const known = new Map([...readPictures(valueOf(entry, 'payload')), ...store.pictures]);
  const next = newId();
  const fields = {
    revision: next,
    ...(change.name !== undefined && {name: readName(change.name)}),
    ...(change.kept && {payload: writePayload(change.kept, known, store.by)}),
  };
  await store.admin.ask(UPDATE, {id: entry.id, metaobject: {fields: inputs(fields)}});
  return {id, revision: next};
}

export async function deleteDraft(
  store: StaffStore,
  {id, revision}: Pick<Draft, 'id' | 'revision'>,
) {
  const entry = await openedDraft(store, id, revision);
  await deleteEntry(store.admin, entry.id);
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
  for (const page of Object.values(value.pages))
    for (const section of PLACES.flatMap((place) => page[place])) {
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
  if (!first) {
    assertSections(texts);
    return theme;
  }
  throw invalid(
    `This cannot be shown to shoppers: the ${FIELDS[first.key].label.toLowerCase()} ${first.problem}.`,
  );
}

/** A theme's texts as field values of its entry; a blank text clears the field. */
function entryFields(
  texts: ThemeTexts,
  store: StaffStore,
  pictures: ReadonlyMap<string, string>,
): Fields {
  const theme = checkedTheme(texts, store);
  const pictureId = (url: string) => {
    const id = pictures.get(url);
    if (id !== undefined) return id;
    throw invalid(
      'A picture of this draft is in no theme of the store. Add it to one under Content → Metaobjects in the Shopify admin first.',
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
  const {admin, before, now} = store;
  const cleanName = readName(name);
  const {themes, listed, pictures} = await list(store);
  const fields = entryFields(texts, store, pictures);
  if (themes.published.revision !== expected)
    throw new StaffRefusal(
      'conflict',
      'What shoppers see has been changed since you looked. Look at the changes once more, then publish.',
    );
  const keep = (version: NamedTexts, at: number, by: string) =>
    writeEntry(admin, TYPES.version, `version-${newId()}`, {
      name: version.name,
      published_at: new Date(at).toISOString(),
      payload: writePayload({theme: null, texts: version.texts}, pictures, by),
    });
  const [newest] = themes.versions;
  let added = 1;
  // One second apart, to keep their order.
  if (before && !(newest && isSameTheme(newest.texts, before.texts))) {
    await keep(before, now - 1000, '');
    added += 1;
  }
  const own = await keep({name: cleanName, texts}, now, store.by);
  const {type, handle} = liveOf(store);
  await writeEntry(admin, type, handle, fields).catch(async (error: unknown) => {
    await deleteEntry(admin, own).catch(() => undefined);
    throw error;
  });
  await prune(store, listed.versions.nodes, MAX_VERSIONS - added);
}

const isSameTheme = (one: ThemeTexts, other: ThemeTexts) =>
  THEME_KEYS.every((key) => (one[key] ?? '') === (other[key] ?? ''));

async function prune(
  {admin}: StaffStore,
  entries: readonly Entry[],
  most: number,
): Promise<void> {
  const versions = entries
    .map((entry) => ({id: entry.id, at: Date.parse(valueOf(entry, 'published_at')) || 0}))
    .sort((one, other) => other.at - one.at);
  for (const {id} of versions.slice(most)) {
    // A colleague may have just deleted it.
    await deleteEntry(admin, id).catch(ignoreGone);
  }
}

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
  const {themes, pictures} = await list(store);
  const plan = {id: `plan-${newId()}`, name: cleanName, texts, startsAt, endsAt};
  const clash = themes.plans.find((known) => overlaps(known, plan));
  if (clash)
    throw invalid(
      `“${clash.name}” is planned for that time. Remove it, or choose another time.`,
    );
  const ahead = themes.plans.filter((known) => (known.endsAt ?? Infinity) > store.now);
  if (ahead.length >= MAX_PLANS)
    throw invalid(`There are ${MAX_PLANS} plans. Please remove one first.`);
  // Refuses plans that are too long before anything is written.
  await encryptedFor(store, [...themes.plans, {...plan, by: store.by}]);
  await writeEntry(store.admin, TYPES.plan, plan.id, {
    name: cleanName,
    starts_at: new Date(startsAt).toISOString(),
    ...(endsAt !== null && {ends_at: new Date(endsAt).toISOString()}),
    payload: writePayload({theme: null, texts}, pictures, store.by),
  });
  await activatePlans(store);
}

/** Removes a plan; an active one ends. */
export async function removePlan(store: StaffStore, id: string): Promise<void> {
  const {themes, listed} = await list(store);
  const entry = listed.plans.nodes.find(({handle}) => handle === id);
  if (!entry) throw new StaffRefusal('gone', GONE);
  // The schedule first: if the second step fails, the plan is still listed, as not active.
  const rest = themes.plans.filter((plan) => plan.id !== id);
  await writeSchedule(store, await encryptedFor(store, rest));
  await deleteEntry(store.admin, entry.id).catch(ignoreGone);
  await activatePlans(store);
}

/** Most writes of a schedule that colleagues are changing too. */
const MAX_WRITES = 4;

/**
 * Rewrites the encrypted schedule until it matches the stored plans: a colleague's change may come
 * between.
 */
export async function activatePlans(store: StaffStore): Promise<void> {
  for (let writes = 0; writes <= MAX_WRITES; writes += 1) {
    const {themes} = await list(store);
    if (themes.arePlansActive) return;
    await writeSchedule(store, await encryptedFor(store, themes.plans));
  }
}

async function encryptedFor(
  store: StaffStore,
  plans: readonly NamedPlan[],
): Promise<string> {
  const ahead = plans.filter(({endsAt}) => endsAt === null || endsAt > store.now);
  // Without names, which are for staff only.
  const bare = ahead.map(({id, startsAt, endsAt, texts}) => ({
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
