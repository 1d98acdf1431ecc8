import {beforeAll, describe, expect, test} from 'vitest';

import {MAX_ARRANGEMENT_BYTES} from '../../app/theme/arrangement';
import {SESSION_MS} from '../../app/staff/session';
import {sessionValue} from '../support/preview';
import {askPreview, PREVIEW_ORIGIN} from '../support/preview-request';
import {arranged} from '../support/sections';
import {captureConsole, suiteStore} from '../support/suite';

/**
 * Changes to sections that staff may make, and those that nobody may, by the worker's guard, the
 * preview and the editor's APIs.
 */

const store = suiteStore();
captureConsole('info', 'warn', 'error');
let staff: string;
let guest: string;

beforeAll(async () => {
  staff = `preview=${await sessionValue(store, {}, SESSION_MS, 'staff')}`;
  guest = `preview=${await sessionValue(store)}`;
});

const form = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};

const STAFF_PATH = '/preview/staff';
const CHOICES_PATH = '/preview/choices';

const ask = (
  path: string,
  Cookie: string,
  body?: FormData,
  env?: Record<string, string>,
) => {
  const headers = {Cookie, Origin: PREVIEW_ORIGIN};
  return askPreview(store, path, {...(body && {method: 'POST', body}), headers}, env);
};

const words = (title: string, kind = 'rich-text') =>
  arranged([{id: 'a', kind, settings: {title}}]);
const long = words('x'.repeat(100)).replace(
  '"settings"',
  `"translations": {"de": {"body": "${'ü'.repeat(3000)}"}}, "settings"`,
);

const stateWith = (sections: string) =>
  form({
    state: JSON.stringify({
      view: 'draft',
      theme: null,
      edits: {sections},
      asOf: null,
      draft: null,
      isSaved: false,
    }),
  });

const cookieOf = (response: Response) =>
  (response.headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? '';
const sectionsIn = async (cookie: string) => {
  const {session} = await ask('/', cookie);
  return session?.state.edits.sections;
};

/** What a cookie says of its state's edits, unread. */
function editsIn(cookie: string): unknown {
  const [payload = ''] = cookie.replace('preview=', '').split('.');
  const {state} = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    state: {edits: unknown};
  };
  return state.edits;
}

describe('what staff try', () => {
  const short = words('Short');
  const inStore = {sections: expect.stringMatching(/^@work-/) as unknown};

  test('lies in the store, which the cookie names', async () => {
    const {response} = await ask('/preview/session', staff, stateWith(short));
    const cookie = cookieOf(response);
    expect(editsIn(cookie)).toEqual(inStore);
    expect(await sectionsIn(cookie)).toBe(short);
    // An entry that cannot be read is not forgotten.
    const fault = {operation: 'StaffTheme', times: 1} as const;
    store.control.addFault({...fault, fault: {kind: 'status', status: 503, body: ''}});
    expect(await sectionsIn(cookie)).toMatch(/^@work-/);
    expect(await sectionsIn(cookie)).toBe(short);
  });

  test.each<[string, 'staff' | 'guest', Record<string, string>]>([
    ['of a guest', 'guest', {}],
    ['without access to the Admin API', 'staff', {ADMIN_CLIENT_ID: ''}],
    ['with credentials that were revoked', 'staff', {ADMIN_API_TOKEN: 'revoked-token'}],
  ])('%s lies in the cookie, as long as it fits', async (_, role, env) => {
    const asked = (sections: string) =>
      ask('/preview/session', role === 'staff' ? staff : guest, stateWith(sections), env);
    expect(editsIn(cookieOf((await asked(short)).response))).toEqual({sections: short});
    const {response} = await asked(long);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.has('Set-Cookie')).toBe(false);
  });
});

describe('a draft that is too long for a cookie', () => {
  test('lies in the store, and its cookie stays short', async () => {
    const {response} = await ask('/preview/session', staff, stateWith(long));
    expect(response.status).toBe(204);
    const cookie = cookieOf(response);
    expect(cookie.length).toBeLessThan(1500);
    expect(await sectionsIn(cookie)).toBe(long);

    // The next save writes over it.
    const shorter = long.replace('ü', '');
    const next = await ask('/preview/session', cookie, stateWith(shorter));
    expect(await sectionsIn(cookieOf(next.response))).toBe(shorter);
    expect(await sectionsIn(cookie)).toBe(shorter);
  });

  test('is in a link as it was when the link was made; a guest passes it on, and cannot change it', async () => {
    const made = await ask('/preview/session', staff, stateWith(long));
    const cookie = cookieOf(made.response);
    const shared = await ask('/preview/link', cookie, stateWith(long));
    const {link} = (await shared.response.json()) as {link: string};
    await ask('/preview/session', cookie, stateWith(long.replace('ü', '')));
    const {pathname, search} = new URL(link);
    const followed = await ask(pathname + search, '');
    const guests = cookieOf(followed.response);
    expect(await sectionsIn(guests)).toBe(long);
    const again = await ask('/preview/link', guests, stateWith(long));
    expect(again.response.status).toBe(200);
    const refused = await ask(
      '/preview/session',
      guests,
      stateWith(long.replace('ü', 'u')),
    );
    expect(refused.response.status).toBe(413);
    expect(await sectionsIn(guests)).toBe(long);
  });

  test('is refused above its limit of bytes', async () => {
    const {response} = await ask(
      '/preview/session',
      staff,
      stateWith('x'.repeat(MAX_ARRANGEMENT_BYTES + 1)),
    );
    expect(response.status).toBe(400);
  });
});

const save = (sections: string, cookie = staff) =>
  ask(
    STAFF_PATH,
    cookie,
    form({
      input: JSON.stringify({
        action: 'create',
        name: 'Sections',
        theme: null,
        texts: {sections},
      }),
    }),
  );

describe('saving', () => {
  test('takes sections, an unknown kind included, and gives them back as they were', async () => {
    const text = words('Words', 'carousel');
    const {response} = await save(text);
    expect(response.status).toBe(200);
    const {themes} = (await response.json()) as {
      themes: {drafts: {texts: {sections: string}}[]};
    };
    expect(themes.drafts.map(({texts}) => texts.sections)).toContain(text);
  });

  test.each([
    ['no JSON', '{'],
    ['another version', '{"version":9}'],
    [
      'a link that runs',
      '[{"id":"a","kind":"media-text","settings":{"link":"javascript:1"}}]',
    ],
    [
      'a picture elsewhere',
      '[{"id":"a","kind":"media-text","settings":{"picture":"https://evil.example/x.png"}}]',
    ],
    ['a text that is too long', words('x'.repeat(5000))],
  ])('refuses %s with a sentence', async (_, sections) => {
    const {response} = await save(sections);
    expect(response.status).toBe(422);
    const {problem} = (await response.json()) as {problem: string};
    expect(problem).toMatch(/^[A-Z].*\.$/);
    expect(problem).not.toContain('javascript');
  });

  test('of two at once at the same draft keeps the first, and tells the second', async () => {
    const {response} = await save(words('Ours'));
    const {saved} = (await response.json()) as {saved: {id: string; revision: string}};
    const again = (sections: string) =>
      ask(
        STAFF_PATH,
        staff,
        form({
          input: JSON.stringify({
            action: 'save',
            ...saved,
            theme: null,
            texts: {sections},
          }),
        }),
      );
    expect((await again(words('First'))).response.status).toBe(200);
    const second = await again(words('Second'));
    expect(second.response.status).toBe(409);
    const listed = await ask(STAFF_PATH, staff);
    const {themes} = (await listed.response.json()) as {
      themes: {drafts: {id: string; texts: {sections: string}}[]};
    };
    const draft = themes.drafts.find(({id}) => id === saved.id);
    expect(draft?.texts.sections).toBe(words('First'));
  });

  test('is not a guest’s', async () => {
    expect((await save(words('Words'), guest)).response.status).toBe(403);
  });
});

const step = (fields: Record<string, string>, cookie = staff) =>
  ask(CHOICES_PATH, cookie, form(fields));

describe('a picture', () => {
  test('is uploaded by staff, and ready a moment later', async () => {
    const staged = await step({
      action: 'stage',
      name: '../trunk.png',
      type: 'image/png',
      size: '3',
    });
    const {target} = (await staged.response.json()) as {
      target: {
        url: string;
        resourceUrl: string;
        parameters: {name: string; value: string}[];
      };
    };
    const body = form(
      Object.fromEntries(target.parameters.map(({name, value}) => [name, value])),
    );
    body.append('file', new Blob([Uint8Array.of(1, 2, 3)], {type: 'image/png'}));
    expect((await fetch(target.url, {method: 'POST', body})).status).toBe(204);
    const made = await step({
      action: 'create',
      source: target.resourceUrl,
      alt: 'A tin trunk',
    });
    const {id} = (await made.response.json()) as {id: string};
    const status = async () =>
      (await (await step({action: 'status', id})).response.json()) as unknown;
    expect(await status()).toEqual({file: null});
    expect(await status()).toMatchObject({file: {id, alt: 'A tin trunk'}});
    const {response} = await ask(CHOICES_PATH, staff);
    expect(await response.json()).toMatchObject({
      canUpload: true,
      files: expect.arrayContaining([expect.objectContaining({id})]) as unknown,
    });
  });

  test.each([
    ['an SVG', {type: 'image/svg+xml', size: '10'}],
    ['HTML', {type: 'text/html', size: '10'}],
    ['more than 20 MB', {type: 'image/png', size: String(21 * 1024 * 1024)}],
    ['nothing', {type: 'image/png', size: '0'}],
    ['no size', {type: 'image/png', size: 'x'}],
  ])('of %s is refused with a sentence', async (_, file) => {
    const {response} = await step({action: 'stage', name: 'x', ...file});
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      problem: expect.stringMatching(/^[A-Z].*\.$/) as unknown,
    });
  });

  test('that was never uploaded makes no file', async () => {
    const source = `${store.url}/uploads/none.png`;
    const {response} = await step({action: 'create', source, alt: ''});
    expect(response.status).toBe(422);
  });

  test('is not a guest’s to upload, and the files are not a guest’s to list', async () => {
    const {response} = await step(
      {action: 'stage', name: 'x', type: 'image/png', size: '3'},
      guest,
    );
    expect(response.status).toBe(403);
    const listed = await ask(CHOICES_PATH, guest);
    expect(await listed.response.json()).toMatchObject({canUpload: false});
  });
});
