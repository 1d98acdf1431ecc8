import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';

import {INITIAL_STATE, SESSION_MS} from '../../app/staff/session';
import {startStore, type RunningStore} from '../../tools/store/club-store';
import {PREVIEW_SECRET, sessionValue} from '../support/preview';
import {askPreview, PREVIEW_ORIGIN as ORIGIN} from '../support/preview-request';
import {createAppContext} from '~/server/context';
import {SERVER_PARTS} from '~/shop/index.server';
import {loadTheme} from '~/theme/index.server';

/**
 * Rights to save, publish and plan, and acts open to nobody: the worker's guard, the preview's
 * handler and the editor's API on a store.
 */

const HOSTILE = '</script><img src=x onerror=alert(1)>\u202e';

interface Themes {
  drafts: {id: string; name: string; revision: string; texts: Record<string, string>}[];
  versions: {id: string; name: string; by: string; texts: Record<string, string>}[];
  plans: {id: string; name: string; by: string}[];
  published: {revision: string; texts: Record<string, string>};
  arePlansActive: boolean;
}
interface Answer {
  themes?: Themes;
  saved?: {id: string; revision: string};
  problem?: string;
  missing?: string;
}

let store: RunningStore;
let staff: string;
let guest: string;
let logs: string[];

beforeAll(async () => {
  store = await startStore();
  staff = `preview=${await sessionValue(store, {}, SESSION_MS, 'staff')}`;
  guest = `preview=${await sessionValue(store)}`;
});
beforeEach(() => {
  logs = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void logs.push(line));
});
afterAll(() => store.stop());

async function ask(init: RequestInit, env?: Record<string, string>) {
  const {response} = await askPreview(store, '/preview/staff', init, env);
  const {status, headers} = response;
  const isJson = headers.get('Content-Type')?.startsWith('application/json');
  // The worker's own answers; a page without a session.
  return {status, answer: isJson ? ((await response.json()) as Answer) : {}};
}

function send(
  input: object,
  headers: Record<string, string> = {Cookie: staff},
  env?: Record<string, string>,
) {
  const body = new URLSearchParams({input: JSON.stringify(input)});
  return ask({method: 'POST', headers: {Origin: ORIGIN, ...headers}, body}, env);
}

async function themes(): Promise<Themes> {
  const {answer} = await ask({headers: {Cookie: staff}});
  if (!answer.themes) throw new Error(answer.problem);
  return answer.themes;
}

/** The theme of a shopper's page, past every cache. */
async function shoppersTheme() {
  const context = createAppContext({
    parts: SERVER_PARTS,
    request: new Request(ORIGIN),
    env: {...store.env, PREVIEW_SECRET},
    execution: {waitUntil: () => undefined},
    cache: null,
    staleCache: null,
  });
  return (await loadTheme(context)).theme;
}

const LOOK = {hero_title: 'From the stands', accent_color: '#224466'};
const kept = {theme: null, texts: LOOK};
const heroOf = async () => (await shoppersTheme()).heroTitle;

describe('a publication', () => {
  test('shows shoppers the draft; a repeated post changes nothing; the version before can be restored', async () => {
    const {revision: published} = (await themes()).published;
    const before = await heroOf();
    const post = {action: 'publish', name: 'Stands', texts: LOOK, expected: published};
    expect((await send(post)).status).toBe(200);
    expect(await heroOf()).toBe('From the stands');
    const replayed = await send(post);
    expect(replayed.status).toBe(409);
    expect(replayed.answer.problem).toMatch(/has been changed since you looked/);
    const after = await themes();
    expect(after.versions.map(({name}) => name)).toEqual([
      'Stands',
      'Before this was published here',
    ]);
    const [, first] = after.versions;
    const back = {
      action: 'publish',
      name: first?.name,
      texts: first?.texts,
      expected: after.published.revision,
    };
    expect((await send(back)).status).toBe(200);
    expect(await heroOf()).toBe(before);
    // The first post is as old as it was, though the same is published again.
    expect((await send(post)).status).toBe(409);
  });

  test('keeps the last ten states', async () => {
    for (let number = 1; number <= 11; number += 1) {
      const {revision: published} = (await themes()).published;
      const texts = {...LOOK, tagline: `Number ${number}`};
      const post = {action: 'publish', name: `${number}`, texts, expected: published};
      expect((await send(post)).status).toBe(200);
    }
    const {versions} = await themes();
    expect(versions.map(({name}) => name)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(String),
    );
  });

  test.each([
    ['accent_color', 'red;}body{display:none'],
    ['hero_title', 'x'.repeat(121)],
    ['border_radius', '-4'],
    ['font', '"Comic Sans", url(https://evil.example)'],
    ['banners', 'https://evil.example/x.png'],
    ['icon', 'javascript:alert(1)'],
    ['footer_links', '[{"title":"x","links":[{"title":"y","url":"javascript:z"}]}]'],
    ['social_links', HOSTILE],
    ['show_rating', HOSTILE],
  ])(
    'of a hostile %s is refused with a sentence, and changes nothing',
    async (key, value) => {
      const {published, versions} = await themes();
      const texts = {...LOOK, [key]: value};
      const {status, answer} = await send({
        action: 'publish',
        name: 'x',
        texts,
        expected: published,
      });
      expect(status).toBe(422);
      expect(answer.problem).not.toContain(value);
      expect(await themes()).toMatchObject({published, versions});
    },
  );
});

describe('two members of staff at the same instant', () => {
  const colleague = async () =>
    `preview=${await sessionValue(store, {}, SESSION_MS, 'staff', 'Ben')}`;
  /** Both have looked before either writes. */
  const slowly = (operation: string) =>
    store.control.addFault({operation, fault: {kind: 'latency', milliseconds: 300}});
  const both = async (operation: string, ...changes: [object, object]) => {
    const Cookie = await colleague();
    slowly(operation);
    const [one, other] = changes;
    const done = await Promise.all([send(one), send(other, {Cookie})]);
    store.control.clearFaults();
    return done;
  };
  test('publish: one holds, and the other is a version of its own', async () => {
    const {revision: expected} = (await themes()).published;
    const change = (name: string) => ({
      ...{action: 'publish', name, expected},
      texts: {...LOOK, hero_title: name},
    });
    await both('WriteTheme', change('Ann’s'), change('Ben’s'));
    const {published, versions} = await themes();
    expect(['Ann’s', 'Ben’s']).toContain(published.texts.hero_title);
    expect(await heroOf()).toBe(published.texts.hero_title);
    // The history says who, by the names given with the password.
    const known = versions.map(({name, by}) => `${name} ${by}`);
    expect(known).toContain('Ann’s Ann');
    expect(known).toContain('Ben’s Ben');
  });

  test('save: one holds, and the other finds another revision than its own', async () => {
    const {answer} = await send({action: 'create', name: 'Both', ...kept});
    const change = (tagline: string) => ({
      ...{action: 'save', ...answer.saved, theme: null},
      texts: {tagline},
    });
    const answers = await both('UpdateStaffTheme', change('Ann’s'), change('Ben’s'));
    const held = (await themes()).drafts.find(({id}) => id === answer.saved?.id);
    const outcomes = answers.map(
      ({status, answer: {saved}}) => status === 200 && saved?.revision === held?.revision,
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(held?.texts.tagline).toBe(outcomes[0] ? 'Ann’s' : 'Ben’s');
  });

  test('plan: both plans are active', async () => {
    const hours = (number: number) => Date.now() + number * 3_600_000;
    const change = (name: string, start: number) => ({
      ...{action: 'schedule', name, texts: LOOK},
      ...{startsAt: hours(start), endsAt: hours(start + 5)},
    });
    const answers = await both('WriteTheme', change('One', 500), change('Two', 510));
    expect(answers.map(({status}) => status)).toEqual([200, 200]);
    const {plans, arePlansActive} = await themes();
    expect(arePlansActive).toBe(true);
    expect(plans.map(({name, by}) => `${name} ${by}`)).toEqual(['One Ann', 'Two Ben']);
    for (const {id} of plans) await send({action: 'unschedule', id});
    expect(await themes()).toMatchObject({plans: [], arePlansActive: true});
  });
});

describe('nobody else', () => {
  const changes = [
    {action: 'create', name: 'Mine', ...kept},
    {action: 'publish', name: 'Mine', texts: LOOK, expected: 'none'},
    {action: 'schedule', name: 'Mine', texts: LOOK, startsAt: 4e12, endsAt: null},
    {action: 'rewriteSchedule'},
  ];

  test('a viewer’s link cannot save, publish or plan, and the answer says why', async () => {
    const before = await themes();
    for (const change of changes) {
      const {status, answer} = await send(change, {Cookie: guest});
      expect(status).toBe(403);
      expect(answer.problem).toMatch(/You came in with a link/);
    }
    const read = await ask({headers: {Cookie: guest}});
    expect(read.status).toBe(403);
    expect(await themes()).toEqual(before);
  });

  test('a missing session, a forged one or a cross-site post is ignored', async () => {
    const before = await themes();
    const strangers: Record<string, string>[] = [
      {},
      {Cookie: 'preview=x.y'},
      {Cookie: staff.replace('preview=', '__Host-preview=')},
      {Cookie: staff, Origin: 'https://evil.example'},
      {Cookie: staff, Origin: 'null'},
      {Cookie: staff, 'Sec-Fetch-Site': 'cross-site'},
    ];
    for (const headers of strangers) {
      for (const change of changes) {
        const {status} = await send(change, headers);
        expect(status).toBeGreaterThanOrEqual(400);
      }
    }
    const read = await ask({});
    expect(read.status).toBe(404);
    expect(await themes()).toEqual(before);
  });
});

describe('a draft', () => {
  test('is saved and kept in the session by one post and two calls one after the other', async () => {
    const texts = {tagline: 'By one post'};
    const state = {...INITIAL_STATE, edits: texts, name: 'One', isSaved: true};
    const post = async (change: object, Cookie: string) => {
      const input = JSON.stringify({...change, theme: null, texts, shown: state});
      const init = {method: 'POST', headers: {Cookie, Origin: ORIGIN}};
      const body = new URLSearchParams({input});
      store.control.clearRequests();
      const {response} = await askPreview(store, '/preview/staff', {...init, body});
      const asked = store.control.requests().map(({operation}) => operation);
      const cookie = response.headers.get('Set-Cookie')?.split(';', 1)[0] ?? '';
      const {session} = await askPreview(store, '/', {headers: {Cookie: cookie}});
      return {asked, cookie, session, answer: (await response.json()) as Answer};
    };
    const {answer, session, cookie} = await post({action: 'create', name: 'One'}, staff);
    expect(session?.state).toEqual({...state, draft: answer.saved});
    const again = await post({action: 'save', ...answer.saved}, cookie);
    expect(again.session?.state.draft).toEqual(again.answer.saved);
    // At once; then the write.
    const atOnce = ['StaffFiles', 'StaffThemes', 'ThemeEntries', 'WriteTheme'];
    expect(again.asked.slice(0, 4).sort()).toEqual(atOnce);
    expect(again.asked.slice(4)).toEqual(['UpdateStaffTheme']);
    const listed = (drafts: Themes['drafts'] = []) =>
      drafts.find(({id}) => id === answer.saved?.id);
    expect(listed(again.answer.themes?.drafts)).toEqual(listed((await themes()).drafts));
    const {status} = await send({action: 'save', ...answer.saved, ...kept, shown: {}});
    expect(status).toBe(422);
  });

  test('of hostile text is kept and given back as text, private to staff', async () => {
    const texts = Object.fromEntries(
      ['hero_title', 'tagline', 'accent_color', 'footer_links', 'banners'].map((key) => [
        key,
        HOSTILE,
      ]),
    );
    const {status, answer} = await send({
      action: 'create',
      name: `Hostile ${HOSTILE}`,
      theme: null,
      texts,
    });
    expect(status).toBe(200);
    const draft = answer.themes?.drafts.find(({id}) => id === answer.saved?.id);
    expect(draft?.texts).toMatchObject(texts);
    // Names lose what turns text around.
    expect(draft?.name).toBe('Hostile </script><img src=x onerror=alert(1)>');
    expect(JSON.stringify(await shoppersTheme())).not.toMatch(/onerror|Hostile/);
    expect((await send({action: 'delete', ...answer.saved})).status).toBe(200);
  });

  test.each([
    ['too much text', {theme: null, texts: {tagline: 'x'.repeat(2001)}, name: 'Big'}],
    ['another handle', {theme: '../x', texts: {}, name: 'Handle'}],
    ['no name', {theme: null, texts: {}, name: ' \u202e '}],
    ['a name that is none', {theme: null, texts: {}, name: 7}],
    ['no texts', {theme: null, texts: 'all', name: 'x'}],
  ])('with %s is refused, and nothing is kept', async (_, change) => {
    const {drafts} = await themes();
    expect((await send({action: 'create', ...change})).status).toBe(422);
    expect((await themes()).drafts).toEqual(drafts);
  });

  test('beyond 64 KB is refused unread', async () => {
    const {drafts} = await themes();
    const texts = {tagline: 'x'.repeat(70_000)};
    const {status} = await send({action: 'create', name: 'Big', theme: null, texts});
    expect(status).toBe(413);
    expect((await themes()).drafts).toEqual(drafts);
  });

  test('saved by a second person conflicts with the first person’s save', async () => {
    const {answer} = await send({action: 'create', name: 'Shared', ...kept});
    const mine = {action: 'save', ...answer.saved};
    const theirs = await send({...mine, theme: null, texts: {tagline: 'Theirs'}});
    expect(theirs.status).toBe(200);
    const late = await send({...mine, theme: null, texts: {tagline: 'Mine'}});
    expect(late.status).toBe(409);
    expect(late.answer.problem).toMatch(/Somebody else has saved this draft/);
    for (const action of ['rename', 'delete'])
      expect((await send({...mine, action, name: 'x'})).status).toBe(409);
    const {drafts} = await themes();
    expect(drafts.find(({id}) => id === answer.saved?.id)?.texts).toMatchObject({
      tagline: 'Theirs',
    });
  });
});

describe('a plan', () => {
  const inHours = (hours: number) => Date.now() + hours * 3_600_000;
  const future = {
    name: 'Winter',
    texts: {...LOOK, hero_title: 'Winter is planned'},
    startsAt: inHours(24),
    endsAt: inHours(48),
  };

  test('leaks nothing through the Storefront API before it starts', async () => {
    expect((await send({action: 'schedule', ...future})).status).toBe(200);
    const types = ['', '_schedule', '_plan', '_draft', '_version'];
    const fields = types.map(
      (end) =>
        `t${end}: metaobjects(type: "storefront_theme${end}", first: 50) { nodes { handle fields { value } } }`,
    );
    const answer = await fetch(`${store.url}/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Storefront-Access-Token': store.env.PUBLIC_STOREFRONT_API_TOKEN ?? '',
      },
      body: JSON.stringify({query: `{ ${fields.join(' ')} }`}),
    });
    const text = await answer.text();
    expect(text).toContain('schedule');
    expect(text).not.toMatch(/Winter is planned|From the stands","|startsAt/);
    const {data} = JSON.parse(text) as {data: Record<string, {nodes: unknown[]}>};
    for (const end of ['_plan', '_draft', '_version'])
      expect(data[`t${end}`]?.nodes).toEqual([]);
    expect(await heroOf()).not.toBe('Winter is planned');
  });

  test.each([
    ['overlaps another', {startsAt: inHours(30), endsAt: inHours(31)}],
    ['ends before it starts', {startsAt: inHours(80), endsAt: inHours(79)}],
    ['is over', {startsAt: inHours(-3), endsAt: inHours(-2)}],
    ['began a minute ago', {startsAt: Date.now() - 60_000, endsAt: null}],
    ['starts in 1970', {startsAt: 0, endsAt: null}],
    ['no calendar has', {startsAt: -9e15, endsAt: null}],
    ['ends beyond the century', {startsAt: inHours(80), endsAt: 9e15}],
    ['has no time', {startsAt: 'friday', endsAt: null}],
  ])('that %s is refused, and changes nothing', async (_, times) => {
    const before = await themes();
    const {status} = await send({action: 'schedule', ...future, ...times});
    expect(status).toBe(422);
    expect(await themes()).toEqual(before);
  });

  test('is removed', async () => {
    const [plan] = (await themes()).plans;
    expect((await send({action: 'unschedule', id: plan?.id})).status).toBe(200);
    expect((await themes()).plans).toEqual([]);
    expect((await send({action: 'unschedule', id: plan?.id})).status).toBe(410);
  });
});

describe('the store’s credentials', () => {
  test('missing: the editor says what is', async () => {
    const {answer} = await ask({headers: {Cookie: staff}}, {ADMIN_CLIENT_ID: ''});
    expect(answer.missing).toMatch(/ADMIN_API_TOKEN/);
  });

  test('revoked midway: nothing is lost, and a message says so', async () => {
    const env = {ADMIN_API_TOKEN: 'revoked-token-7'};
    const {status, answer} = await send(
      {action: 'create', name: 'x', ...kept},
      undefined,
      env,
    );
    expect(status).toBe(503);
    expect(answer.problem).toMatch(/Nothing was lost/);
    expect(logs.join()).toContain('admin.failed');
    expect(logs.join()).not.toContain('revoked-token-7');
  });

  test('expired: the token is renewed', async () => {
    await themes();
    store.control.moveClock(25 * 3_600_000);
    expect((await themes()).arePlansActive).toBe(true);
    store.control.moveClock(-25 * 3_600_000);
  });

  test('and drafts and names reach no log', async () => {
    const {answer} = await send({action: 'create', name: 'Nobody knows me', ...kept});
    expect((await send({action: 'delete', ...answer.saved})).status).toBe(200);
    expect(logs.join()).toContain('staff.changed');
    expect(logs.join()).not.toMatch(
      /Nobody knows|local-store-client|local-admin-|draft-/,
    );
  });

  test('throttled: the worker waits and retries', async () => {
    store.control.addFault({
      operation: 'StaffThemes',
      times: 1,
      fault: {kind: 'throttled'},
    });
    expect((await themes()).arePlansActive).toBe(true);
  });

  test('of a store that hangs or answers nonsense: a message, nothing lost', async () => {
    for (const fault of [
      {kind: 'status', status: 503, body: ''} as const,
      {kind: 'body', body: 'html'} as const,
      {kind: 'reset', when: 'before'} as const,
    ]) {
      store.control.addFault({operation: 'StaffThemes', times: 1, fault});
      const {status, answer} = await send({action: 'create', name: 'Lost?', ...kept});
      expect(status).toBe(502);
      expect(answer.problem).toMatch(/Nothing was lost/);
    }
    expect((await themes()).drafts.map(({name}) => name)).not.toContain('Lost?');
  });
});
