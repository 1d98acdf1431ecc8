import {splitBanners} from '~/lib/store-configuration';
import {toText} from '~/server/secret-keys';
import {
  FIELDS,
  LIVE_HANDLE,
  plainText,
  readTexts,
  resolveTheme,
  THEME_KEYS,
  type Plan,
  type Theme,
  type ThemeKey,
  type ThemeTexts,
} from '~/theme';
import {openPlans, sealPlans, type SealSettings} from '~/theme/index.server';

import type {AdminClient} from './admin-client.server';
import {TYPES} from './definitions';
import {MAX_PLANS, overlaps} from './plans';
import {INITIAL_STATE, readState} from './session';

/** A saved theme: the theme it is based on, and all its texts. */
export interface SavedTheme {
  /** Handle of the entry it is based on; `null` for the live one. */
  theme: string | null;
  texts: ThemeTexts;
}

export interface Draft extends SavedTheme {
  id: string;
  name: string;
  /** Changes with every save, to detect a concurrent one. */
  revision: string;
  /** Epoch milliseconds. */
  updatedAt: number;
}

/** A previously published theme. */
export interface Version {
  id: string;
  name: string;
  publishedAt: number;
  texts: ThemeTexts;
}

export interface NamedPlan extends Plan {
  name: string;
}

/** Staff's drafts, versions and plans in the store. */
export interface StaffThemes {
  /** The newest first. */
  drafts: Draft[];
  /** The newest first. */
  versions: Version[];
  /** In order of start. */
  plans: NamedPlan[];
  /** Revision of the published theme. A publication sends the revision it is based on. */
  published: string;
  /** Whether the sealed schedule matches these plans. */
  inForce: boolean;
}

/** A refused change; nothing was changed. */
export class StaffRefusal extends Error {
  override readonly name = 'StaffRefusal';

  constructor(
    /** `conflict`: a concurrent change; `invalid`: an invalid value; `gone`: the entry no longer exists. */
    readonly kind: 'conflict' | 'invalid' | 'gone',
    /** For staff. */
    readonly sentence: string,
  ) {
    super(sentence);
  }
}

/** The dependencies of a theme change. */
export interface StaffStore {
  admin: AdminClient;
  seal: SealSettings;
  imageOrigin: string;
  /** Handle of the entry that shoppers see; `null` where there is none yet. */
  liveHandle: string | null;
  /** Ids of the store's pictures, by their addresses. */
  pictures: ReadonlyMap<string, string>;
  /** The real clock, in epoch milliseconds. */
  now: number;
}

/** Handle of the entry with the sealed schedule. */
const SCHEDULE_HANDLE = 'schedule';

export const MAX_VERSIONS = 10;
const MAX_DRAFTS = 50;
const MAX_NAME = 60;
/** Shopify's limit of a text is 64 KB. */
const MAX_SEALED = 60_000;

interface Entry {
  id: string;
  handle: string;
  updatedAt: string;
  fields: readonly {key: string; value: string | null}[];
}

const ENTRY = `fragment StaffEntry on Metaobject { id handle updatedAt fields { key value } }`;

const LIST = `query StaffThemes($draft: String!, $version: String!, $plan: String!, $live: MetaobjectHandleInput!, $schedule: MetaobjectHandleInput!) {
  drafts: metaobjects(type: $draft, first: 100, sortKey: "updated_at", reverse: true) { nodes { ...StaffEntry } }
  versions: metaobjects(type: $version, first: 50) { nodes { ...StaffEntry } }
  plans: metaobjects(type: $plan, first: 50) { nodes { ...StaffEntry } }
  live: metaobjectByHandle(handle: $live) { ...StaffEntry }
  schedule: metaobjectByHandle(handle: $schedule) { ...StaffEntry }
}
${ENTRY}`;

const READ = `query StaffTheme($handle: MetaobjectHandleInput!) {
  entry: metaobjectByHandle(handle: $handle) { ...StaffEntry }
}
${ENTRY}`;

const CREATE = `mutation CreateStaffTheme($metaobject: MetaobjectCreateInput!) {
  metaobjectCreate(metaobject: $metaobject) { metaobject { ...StaffEntry } userErrors { code elementKey } }
}
${ENTRY}`;

const UPDATE = `mutation UpdateStaffTheme($id: ID!, $metaobject: MetaobjectUpdateInput!) {
  metaobjectUpdate(id: $id, metaobject: $metaobject) { metaobject { ...StaffEntry } userErrors { code elementKey } }
}
${ENTRY}`;

const UPSERT = `mutation WriteTheme($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
  metaobjectUpsert(handle: $handle, metaobject: $metaobject) { metaobject { ...StaffEntry } userErrors { code elementKey } }
}
${ENTRY}`;

const DELETE = `mutation DeleteStaffTheme($id: ID!) {
  metaobjectDelete(id: $id) { deletedId userErrors { code elementKey } }
}`;

type Fields = Readonly<Record<string, string>>;

const inputs = (fields: Fields) =>
  Object.entries(fields).map(([key, value]) => ({key, value}));
const valueOf = ({fields}: Entry, key: string) =>
  fields.find((field) => field.key === key)?.value ?? '';
const newId = () => crypto.randomUUID();

interface Listed {
  drafts: {nodes: Entry[]};
  versions: {nodes: Entry[]};
  plans: {nodes: Entry[]};
  live: Entry | null;
  schedule: Entry | null;
}

/**
 * Lists drafts, versions and plans.
 * @throws AdminError
 */
async function listThemes(store: StaffStore): Promise<StaffThemes> {
  return (await list(store)).themes;
}

async function list(store: StaffStore) {
  const {admin, seal} = store;
  const listed = await admin.ask<Listed>(LIST, {
    draft: TYPES.draft,
    version: TYPES.version,
    plan: TYPES.plan,
    live: liveOf(store),
    schedule: {type: TYPES.schedule, handle: SCHEDULE_HANDLE},
  });
  const plans = listed.plans.nodes.flatMap((entry) => planOf(entry) ?? []);
  const sealed = listed.schedule ? valueOf(listed.schedule, 'sealed') : '';
  const opened = sealed === '' ? [] : await openPlans(sealed, seal);
  const themes: StaffThemes = {
    drafts: listed.drafts.nodes
      .flatMap((entry) => draftOf(entry) ?? [])
      .sort((one, other) => other.updatedAt - one.updatedAt),
    versions: listed.versions.nodes
      .flatMap((entry) => versionOf(entry) ?? [])
      .sort((one, other) => other.publishedAt - one.publishedAt)
      .slice(0, MAX_VERSIONS),
    plans: plans.sort((one, other) => one.startsAt - other.startsAt),
    published: await revisionOf(listed.live),
    inForce: opened !== null && isSame(opened, plans, store.now),
  };
  const kept = [listed.drafts, listed.versions, listed.plans].flatMap(({nodes}) => nodes);
  const pictures = new Map([
    ...kept.flatMap((entry) => readPictures(valueOf(entry, 'payload'))),
    ...store.pictures,
  ]);
  return {themes, listed, pictures};
}

const liveOf = ({liveHandle}: StaffStore) => ({
  type: TYPES.theme,
  handle: liveHandle ?? LIVE_HANDLE,
});

/** Whether the sealed plans are exactly those that are not over. */
function isSame(opened: readonly Plan[], plans: readonly Plan[], now: number): boolean {
  const ahead = (all: readonly Plan[]) =>
    all
      .filter(({endsAt}) => endsAt === null || endsAt > now)
      .map(({id, startsAt, endsAt}) => `${id} ${startsAt} ${endsAt}`)
      .sort()
      .join();
  return ahead(opened) === ahead(plans);
}

function draftOf(entry: Entry): Draft | null {
  const kept = readSavedTheme(valueOf(entry, 'payload'));
  const revision = valueOf(entry, 'revision');
  const updatedAt = Date.parse(entry.updatedAt);
  const {handle: id} = entry;
  return kept && {...kept, id, name: valueOf(entry, 'name'), revision, updatedAt};
}

function versionOf(entry: Entry): Version | null {
  const kept = readSavedTheme(valueOf(entry, 'payload'));
  const publishedAt = Date.parse(valueOf(entry, 'published_at'));
  if (!kept || Number.isNaN(publishedAt)) return null;
  const {handle: id} = entry;
  return {id, name: valueOf(entry, 'name'), publishedAt, texts: kept.texts};
}

function planOf(entry: Entry): NamedPlan | null {
  const kept = readSavedTheme(valueOf(entry, 'payload'));
  const startsAt = Date.parse(valueOf(entry, 'starts_at'));
  const end = valueOf(entry, 'ends_at');
  const endsAt = end === '' ? null : Date.parse(end);
  if (!kept || Number.isNaN(startsAt) || Number.isNaN(endsAt)) return null;
  const {handle: id} = entry;
  return {id, name: valueOf(entry, 'name'), startsAt, endsAt, texts: kept.texts};
}

/** Untrusted: somebody may have edited it in the admin. */
function readSavedTheme(json: string): SavedTheme | null {
  try {
    const {theme = null, texts: given} = JSON.parse(json) as Record<string, unknown>;
    const texts = readTexts(given);
    const state = readState({...INITIAL_STATE, theme});
    return texts && state ? {theme: state.theme, texts} : null;
  } catch {
    return null;
  }
}

/**
 * A valid name.
 * @throws StaffRefusal
 */
function readName(text: string): string {
  const name = plainText(text, MAX_NAME);
  if (name !== null) return name;
  throw new StaffRefusal(
    'invalid',
    `Please give it a name of up to ${MAX_NAME} characters.`,
  );
}

/**
 * The stored form of a theme. Includes the ids of its pictures, which may be in no other theme when it is published.
 */
function writePayload({theme, texts}: SavedTheme, pictures: ReadonlyMap<string, string>) {
  const shown = [...splitBanners(texts.banners ?? ''), texts.icon ?? ''];
  const ids = shown.flatMap((address) => {
    const id = pictures.get(address);
    return id === undefined ? [] : [[address, id] as const];
  });
  return JSON.stringify({theme, texts, pictures: Object.fromEntries(ids)});
}

/** The pictures of a payload. Untrusted: the store rejects an invalid id. */
function readPictures(json: string): [string, string][] {
  try {
    const {pictures = {}} = JSON.parse(json) as {pictures?: object};
    return Object.entries(pictures).filter(([, id]) => typeof id === 'string');
  } catch {
    return [];
  }
}

async function readEntry({admin}: StaffStore, type: string, handle: string) {
  const {entry} = await admin.ask<{entry: Entry | null}>(READ, {handle: {type, handle}});
  return entry;
}

async function create({admin}: StaffStore, type: string, handle: string, fields: Fields) {
  await admin.ask(CREATE, {metaobject: {type, handle, fields: inputs(fields)}});
}

const GONE = 'It is not in the store any more: somebody has deleted it.';
const CONFLICT =
  'Somebody else has saved this draft since you opened it. Save yours as a new draft, or open theirs.';

/**
 * A draft whose revision is still `revision`.
 * @throws StaffRefusal
 */
async function openedDraft(store: StaffStore, id: string, revision: string) {
  const entry = await readEntry(store, TYPES.draft, id);
  if (!entry) throw new StaffRefusal('gone', GONE);
  if (valueOf(entry, 'revision') !== revision)
    throw new StaffRefusal('conflict', CONFLICT);
  return entry;
}

/** Saves a new draft. @throws AdminError, StaffRefusal */
async function createDraft(store: StaffStore, name: string, kept: SavedTheme) {
  const draft = {id: `draft-${newId()}`, revision: newId()};
  const {themes, pictures} = await list(store);
  if (themes.drafts.length >= MAX_DRAFTS)
    throw new StaffRefusal(
      'invalid',
      `There are ${MAX_DRAFTS} drafts. Please delete one first.`,
    );
  const fields = {
    name: readName(name),
    revision: draft.revision,
    payload: writePayload(kept, pictures),
  };
  await create(store, TYPES.draft, draft.id, fields);
  return draft;
}

/**
 * Saves a draft, unless somebody else has saved it since it was opened. Shopify has no compare-and-set for metaobjects:
 * two saves between reading and writing both succeed. The first to be sent learns of it at its next save, since each
 * writes a new revision.
 * @throws AdminError, StaffRefusal
 */
async function saveDraft(
  store: StaffStore,
  {id, revision}: Pick<Draft, 'id' | 'revision'>,
  change: {name?: string; kept?: SavedTheme},
) {
  const entry = await openedDraft(store, id, revision);
  const known = new Map([...readPictures(valueOf(entry, 'payload')), ...store.pictures]);
  const next = newId();
  const fields = {
    revision: next,
    ...(change.name !== undefined && {name: readName(change.name)}),
    ...(change.kept && {payload: writePayload(change.kept, known)}),
  };
  await store.admin.ask(UPDATE, {id: entry.id, metaobject: {fields: inputs(fields)}});
  return {id, revision: next};
}

/** @throws AdminError, StaffRefusal */
async function deleteDraft(
  store: StaffStore,
  {id, revision}: Pick<Draft, 'id' | 'revision'>,
) {
  const entry = await openedDraft(store, id, revision);
  await store.admin.ask(DELETE, {id: entry.id});
}

/** The revision of a published entry: a hash of its values and date. */
async function revisionOf(live: Entry | null): Promise<string> {
  if (!live) return 'none';
  const {id, updatedAt, fields} = live;
  const values = fields.map(({key, value}) => [key, value]).sort();
  const text = new TextEncoder().encode(JSON.stringify([id, updatedAt, values]));
  const digest = await crypto.subtle.digest('SHA-256', text);
  return toText(new Uint8Array(digest)).slice(0, 24);
}

/**
 * Checks texts that shoppers will see.
 * @throws StaffRefusal with the problem as a sentence
 */
function checkedTheme(texts: ThemeTexts, {imageOrigin}: StaffStore): Theme {
  const {theme, reports} = resolveTheme([{name: 'the draft', texts}], {imageOrigin});
  const [first] = reports;
  if (!first) return theme;
  throw new StaffRefusal(
    'invalid',
    `This cannot be shown to shoppers: the ${FIELDS[first.key].label.toLowerCase()} ${first.problem}.`,
  );
}

/**
 * A theme's texts as field values of its entry; a blank text clears the field.
 * @throws StaffRefusal
 */
function entryFields(
  texts: ThemeTexts,
  store: StaffStore,
  pictures: ReadonlyMap<string, string>,
): Fields {
  const theme = checkedTheme(texts, store);
  const pictureId = (address: string) => {
    const id = pictures.get(address);
    if (id !== undefined) return id;
    throw new StaffRefusal(
      'invalid',
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
    const value = theme[property];
    if (type === 'number_integer') return String(Math.round(Number(value)));
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  return Object.fromEntries(THEME_KEYS.map((key) => [key, valueFor(key)]));
}

/** The published state before a publication, kept as a version. */
interface PublishedState {
  name: string;
  texts: ThemeTexts;
}

/**
 * Publishes `texts`, if `expected` is still the published revision, so that a repeated post changes nothing. The
 * published state before is kept as a version, even one edited by hand in the admin.
 * @throws AdminError, StaffRefusal
 */
async function publish(
  store: StaffStore,
  {
    name,
    texts,
    expected,
    before,
  }: {name: string; texts: ThemeTexts; expected: string; before: PublishedState | null},
): Promise<void> {
  const {admin, now} = store;
  const cleanName = readName(name);
  const {themes, pictures} = await list(store);
  const fields = entryFields(texts, store, pictures);
  if (themes.published !== expected)
    throw new StaffRefusal(
      'conflict',
      'What shoppers see has been changed since you looked. Look at the changes once more, then publish.',
    );
  const keep = (version: PublishedState, at: number) =>
    create(store, TYPES.version, `version-${newId()}`, {
      name: version.name,
      published_at: new Date(at).toISOString(),
      payload: writePayload({theme: null, texts: version.texts}, pictures),
    });
  const [newest] = themes.versions;
  const isKnown = (one: ThemeTexts, other: ThemeTexts) =>
    THEME_KEYS.every((key) => (one[key] ?? '') === (other[key] ?? ''));
  // One second apart, to keep their order.
  if (before && !(newest && isKnown(newest.texts, before.texts)))
    await keep(before, now - 1000);
  await admin.ask(UPSERT, {handle: liveOf(store), metaobject: {fields: inputs(fields)}});
  await keep({name: cleanName, texts}, now);
  await prune(store);
}

/** Deletes old versions. */
async function prune(store: StaffStore): Promise<void> {
  const {listed} = await list(store);
  const versions = listed.versions.nodes
    .map((entry) => ({id: entry.id, at: Date.parse(valueOf(entry, 'published_at')) || 0}))
    .sort((one, other) => other.at - one.at);
  for (const {id} of versions.slice(MAX_VERSIONS)) await store.admin.ask(DELETE, {id});
}

/**
 * Adds a plan, and updates the schedule.
 * @throws AdminError, StaffRefusal
 */
async function addPlan(
  store: StaffStore,
  {name, texts, startsAt, endsAt}: Omit<NamedPlan, 'id'>,
): Promise<void> {
  const refuse = (sentence: string) => new StaffRefusal('invalid', sentence);
  const cleanName = readName(name);
  checkedTheme(texts, store);
  if (endsAt !== null && endsAt <= startsAt)
    throw refuse('The end must come after the start.');
  if ((endsAt ?? Infinity) <= store.now) throw refuse('That time is over already.');
  const {themes, pictures} = await list(store);
  const plan = {id: `plan-${newId()}`, name: cleanName, texts, startsAt, endsAt};
  const clash = themes.plans.find((known) => overlaps(known, plan));
  if (clash)
    throw refuse(
      `“${clash.name}” is planned for that time. Remove it, or choose another time.`,
    );
  const ahead = themes.plans.filter((known) => (known.endsAt ?? Infinity) > store.now);
  if (ahead.length >= MAX_PLANS)
    throw refuse(`There are ${MAX_PLANS} plans. Please remove one first.`);
  const sealed = await sealFor(store, [...themes.plans, plan]);
  await create(store, TYPES.plan, plan.id, {
    name: cleanName,
    starts_at: new Date(startsAt).toISOString(),
    ...(endsAt !== null && {ends_at: new Date(endsAt).toISOString()}),
    payload: writePayload({theme: null, texts}, pictures),
  });
  await writeSchedule(store, sealed);
}

/**
 * Removes a plan; one in force ends.
 * @throws AdminError, StaffRefusal
 */
async function removePlan(store: StaffStore, id: string): Promise<void> {
  const {themes, listed} = await list(store);
  const entry = listed.plans.nodes.find(({handle}) => handle === id);
  if (!entry) throw new StaffRefusal('gone', GONE);
  // The schedule first: if the second step fails, the plan is still listed, as not in force.
  const rest = themes.plans.filter((plan) => plan.id !== id);
  await writeSchedule(store, await sealFor(store, rest));
  await store.admin.ask(DELETE, {id: entry.id});
}

/**
 * Seals the schedule again, after the secret changed or a change failed half-way.
 * @throws AdminError, StaffRefusal
 */
async function resealPlans(store: StaffStore): Promise<void> {
  const {themes} = await list(store);
  await writeSchedule(store, await sealFor(store, themes.plans));
}

async function sealFor(store: StaffStore, plans: readonly NamedPlan[]): Promise<string> {
  const ahead = plans.filter(({endsAt}) => endsAt === null || endsAt > store.now);
  // Without names, which are for staff only.
  const bare = ahead.map(({id, startsAt, endsAt, texts}) => ({
    id,
    startsAt,
    endsAt,
    texts,
  }));
  const sealed = await sealPlans(bare, store.seal);
  if (sealed.length <= MAX_SEALED) return sealed;
  throw new StaffRefusal(
    'invalid',
    'All plans together are too long. Please remove one, or use shorter texts.',
  );
}

async function writeSchedule({admin}: StaffStore, sealed: string): Promise<void> {
  await admin.ask(UPSERT, {
    handle: {type: TYPES.schedule, handle: SCHEDULE_HANDLE},
    metaobject: {fields: inputs({sealed})},
  });
}

type Tail<Function> = Function extends (store: StaffStore, ...rest: infer Rest) => unknown
  ? Rest
  : never;

/** Operations on a store's themes. Each rejects with `AdminError` or `StaffRefusal`; nothing was published then. */
export function staffThemes(store: StaffStore) {
  return {
    list: () => listThemes(store),
    createDraft: (...rest: Tail<typeof createDraft>) => createDraft(store, ...rest),
    saveDraft: (...rest: Tail<typeof saveDraft>) => saveDraft(store, ...rest),
    deleteDraft: (...rest: Tail<typeof deleteDraft>) => deleteDraft(store, ...rest),
    publish: (...rest: Tail<typeof publish>) => publish(store, ...rest),
    addPlan: (...rest: Tail<typeof addPlan>) => addPlan(store, ...rest),
    removePlan: (...rest: Tail<typeof removePlan>) => removePlan(store, ...rest),
    resealPlans: () => resealPlans(store),
  };
}
