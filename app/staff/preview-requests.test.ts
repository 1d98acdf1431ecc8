import fc from 'fast-check';
import {beforeEach, describe, expect, it, vi} from 'vitest';

import type {PreviewState} from '~/lib/preview-state';

import {
  handlePreview,
  keepState,
  leavePreview,
  replaceEdits,
  shareState,
} from './preview-requests.server';
import {INITIAL_STATE, MAX_LINK_MS, SESSION_MS, SHARED_LINK_MS} from './session';
import {signLink, writeToken} from './session-tokens.server';

const origin = 'http://localhost:3000';
const settings = {secret: 'a long preview password', shop: '68190800'};
const now = Date.UTC(2026, 9, 1);
const brand = {
  name: 'Herons <b>',
  picture: '/favicon.svg',
  imageOrigin: 'https://cdn.shop.example',
};
const winter: PreviewState = {...INITIAL_STATE, theme: 'winter-nights'};

interface Asked {
  cookie?: string;
  form?: Record<string, string>;
  from?: string;
  at?: number;
  by?: typeof settings;
  base?: string;
  picture?: string;
}

/** What the route runs for what is posted from within a preview. */
const CHANGES: Record<string, typeof keepState> = {
  '/preview/session': keepState,
  '/preview/link': shareState,
  '/preview/open': replaceEdits,
  '/preview/leave': leavePreview,
};

async function ask(path: string, asked: Asked = {}) {
  const {cookie, form, from = '', at = now, by = settings, base = origin} = asked;
  const {picture = brand.picture} = asked;
  const request = new Request(base + path, {
    ...(form && {method: 'POST', body: new URLSearchParams(form)}),
    headers: {...(cookie && {Cookie: cookie}), 'oxygen-buyer-ip': from},
  });
  const visit = {request, settings: by, admin: null, now: at};
  const entered = await handlePreview({...visit, brand: {...brand, picture}});
  const {session} = entered;
  const change = form && CHANGES[path];
  if (!session || !change) return entered;
  const answer = await change(visit, session).catch((error: unknown) => {
    if (error instanceof Response) return error;
    throw error;
  });
  return {session, answer};
}

function cookieOf(response: Response | null): string {
  return response?.headers.get('Set-Cookie')?.split(';', 1)[0] ?? '';
}

async function enter(state = winter, at = now): Promise<string> {
  const token = await signLink({state, expires: at + SESSION_MS}, settings);
  const {answer} = await ask(`/shirts?preview=${token}`, {at});
  return cookieOf(answer);
}

const nothing = {session: null, answer: null};

beforeEach(() => {
  for (const level of ['info', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
});

describe('an invitation', () => {
  it('opens the same page, in a preview of an hour', async () => {
    const expires = now + 2 * SESSION_MS;
    const token = await signLink({state: winter, expires}, settings);
    const {answer} = await ask(`/shirts?after=x&preview=${token}`);
    expect(answer?.status).toBe(303);
    expect(answer?.headers.get('Location')).toBe('/shirts?after=x&preview=1');
    expect(answer?.headers.get('Set-Cookie')).toMatch(
      /^preview=[\w.-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/,
    );
    const {session} = await ask('/', {cookie: cookieOf(answer)});
    expect(session).toMatchObject({
      state: winter,
      role: 'guest',
      name: '',
      since: now,
      expires: now + SESSION_MS,
      linkEnds: expires,
    });
  });

  it('sets a __Host- cookie on https, and accepts no other there', async () => {
    const base = 'https://shop.example';
    const token = await signLink({state: winter, expires: now + 1000}, settings);
    const {answer} = await ask(`/?preview=${token}`, {base});
    expect(answer?.headers.get('Set-Cookie')).toMatch(
      /^__Host-preview=.*; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect((await ask('/', {base, cookie: cookieOf(answer)})).session).not.toBeNull();
    const plain = cookieOf(answer).replace('__Host-', '');
    expect((await ask('/', {base, cookie: plain})).session).toBeNull();
  });

  it.each<[string, Promise<string>]>([
    ['expired', signLink({state: winter, expires: now}, settings)],
    [
      'for another shop',
      signLink({state: winter, expires: now + 1}, {...settings, shop: '1'}),
    ],
    [
      'signed by another',
      signLink({state: winter, expires: now + 1}, {...settings, secret: 'x'}),
    ],
    [
      'a session replayed as an invitation',
      writeToken(
        {state: winter, since: now, expires: now + 1},
        {...settings, use: 'session'},
      ),
    ],
    ['signed, but senseless', writeToken({state: 7}, {...settings, use: 'link'})],
  ])('that is %s changes nothing', async (_, token) => {
    expect(await ask(`/?preview=${await token}`)).toEqual(nothing);
  });

  it('tampered with or cut short changes nothing', async () => {
    const token = await signLink({state: winter, expires: now + 1000}, settings);
    await fc.assert(
      fc.asyncProperty(fc.nat(token.length - 1), fc.string(), async (at, noise) => {
        const forged = token.slice(0, at) + noise;
        fc.pre(forged !== token);
        const path = `/?preview=${encodeURIComponent(forged)}`;
        expect(await ask(path)).toEqual(nothing);
      }),
    );
  });
});

describe('a preview', () => {
  it('ends after an hour, whatever was changed in it', async () => {
    const cookie = await enter();
    const later = now + SESSION_MS - 1;
    const form = {state: JSON.stringify(INITIAL_STATE)};
    const changed = await ask('/preview/session', {cookie, form, at: later});
    const renewed = cookieOf(changed.answer);
    expect((await ask('/', {cookie: renewed, at: later})).session?.state).toEqual(
      INITIAL_STATE,
    );
    for (const each of [cookie, renewed])
      expect((await ask('/', {cookie: each, at: now + SESSION_MS})).session).toBeNull();
  });

  it('requires its own cookie, complete and unique', async () => {
    const cookie = await enter();
    const token = cookie.slice('preview='.length);
    const forgeries = fc.oneof(
      fc.nat(token.length - 1).map((at) => token.slice(0, at)),
      fc.tuple(fc.nat(token.length - 1), fc.base64String()).map(([at, noise]) => {
        return token.slice(0, at) + noise + token.slice(at + 1);
      }),
      fc.string({unit: 'grapheme-ascii'}).map((text) => text.replaceAll(';', '')),
    );
    await fc.assert(
      fc.asyncProperty(forgeries, async (forged) => {
        fc.pre(forged.trim() !== token);
        expect(await ask('/', {cookie: `preview=${forged}`})).toEqual(nothing);
      }),
    );
    expect(await ask('/', {cookie: `${cookie}; ${cookie}`})).toEqual(nothing);
    const link = await signLink({state: winter, expires: now + 1000}, settings);
    expect(await ask('/', {cookie: `preview=${link}`})).toEqual(nothing);
  });

  it('with edits that are kept nowhere else asks before a link replaces them', async () => {
    const mine = {...winter, edits: {tagline: 'Mine'}};
    const link = {state: {...winter, theme: 'spring'}, expires: now + SESSION_MS};
    const token = await signLink(link, settings);
    const path = `/shirts?a=1&preview=${token}`;
    for (const role of ['staff', 'guest'] as const) {
      const session = {state: mine, role, name: 'Ann', since: now};
      const ends = {
        expires: now + SESSION_MS,
        linkEnds: role === 'guest' ? now + SESSION_MS : null,
      };
      const scope = {...settings, use: 'session'} as const;
      const cookie = `preview=${await writeToken({...session, ...ends}, scope)}`;
      const {answer} = await ask(path, {cookie});
      expect(answer?.status).toBe(200);
      expect(answer?.headers.get('Set-Cookie')).toBeNull();
      const page = (await answer?.text()) ?? '';
      expect(page).toContain('You have unsaved changes');
      const there =
        role === 'staff' ? '/preview?page=%2Fshirts%3Fa%3D1' : '/shirts?a=1&preview=1';
      expect(page).toContain(`href="${there.replace('&', '&amp;')}"`);
      const form = {link: token, path: '/shirts?a=1'};
      const opened = await ask('/preview/open', {cookie, form});
      expect(opened.answer?.headers.get('Location')).toBe(there);
      const after = await ask('/', {cookie: cookieOf(opened.answer)});
      expect(after.session).toMatchObject({role, state: link.state});
      // A link that has ended, or was never one, replaces nothing.
      const forged = await ask('/preview/open', {cookie, form: {...form, link: 'x.y'}});
      expect(forged.answer?.headers.get('Set-Cookie')).toBeNull();
      // It does not ask about saved changes.
      const saved = {...session, ...ends, state: {...mine, isSaved: true}};
      const kept = `preview=${await writeToken(saved, scope)}`;
      expect((await ask(path, {cookie: kept})).answer?.status).toBe(303);
    }
  });

  it('knows the name given with the password, and keeps it where the password is wrong', async () => {
    const form = {name: ' Ann \u202e ', password: settings.secret};
    const entered = await ask('/preview', {form});
    const {session} = await ask('/', {cookie: cookieOf(entered.answer)});
    expect(session).toMatchObject({role: 'staff', name: 'Ann'});
    const refused = await ask('/preview', {form: {name: '"><b>Ann', password: 'no'}});
    expect(await refused.answer?.text()).toContain('value="&quot;&gt;&lt;b&gt;Ann"');
  });

  it('shares what it shows by a link that another browser can follow', async () => {
    const shared = {...winter, edits: {accent_color: '#123456'}, asOf: now + 5};
    const form = {state: JSON.stringify(shared)};
    const {answer: entered} = await ask('/preview', {
      form: {password: settings.secret, name: 'Ann'},
    });
    const {answer} = await ask('/preview/link', {cookie: cookieOf(entered), form});
    const {link} = (await answer?.json()) as {link: string};
    const {pathname, search} = new URL(link);
    const second = await ask(pathname + search, {at: now + 60_000});
    const cookie = cookieOf(second.answer);
    const {session} = await ask('/', {cookie, at: now + 60_000});
    expect(session).toMatchObject({
      state: {...shared, isSaved: true},
      since: now + 60_000,
    });
  });

  it('keeps a guest’s own changes out of links, and passes on what the guest was shown', async () => {
    const edits = {hero_title: 'By staff'};
    const cookie = await enter({...winter, edits});
    const share = (change: Partial<PreviewState>) => {
      const state = JSON.stringify({...winter, edits, ...change});
      return ask('/preview/link', {cookie, form: {state}});
    };
    const own = await share({edits: {hero_title: 'By a guest'}});
    expect(own.answer?.status).toBe(403);
    const other = await share({asOf: now + 5, name: 'By a guest'});
    const {link} = (await other.answer?.json()) as {link: string};
    const {pathname, search} = new URL(link);
    const followed = await ask(pathname + search);
    const {session} = await ask('/', {cookie: cookieOf(followed.answer)});
    expect(session?.state).toMatchObject({edits, asOf: now + 5, name: ''});
  });

  it('ends by a post, which redirects to the shopper’s page', async () => {
    const form = {back: '/shirts?preview=1'};
    const {answer} = await ask('/preview/leave', {cookie: await enter(), form});
    expect(answer?.headers.get('Location')).toBe('/shirts');
    expect(answer?.headers.get('Set-Cookie')).toMatch(/^preview=; .*Max-Age=0/);
  });

  it('never redirects to another site', async () => {
    const cookie = await enter();
    for (const back of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      const {answer} = await ask('/preview/leave', {cookie, form: {back}});
      expect(answer?.headers.get('Location')).toMatch(/^\/(?!\/)/);
    }
  });

  it('rejects a draft that does not fit into a cookie', async () => {
    const long = {
      ...winter,
      edits: {tagline: 'x'.repeat(2000), banners: '/x'.repeat(900)},
    };
    const form = {state: JSON.stringify(long)};
    const {answer} = await ask('/preview/session', {cookie: await enter(), form});
    expect(answer?.status).toBe(413);
    expect(answer?.headers.has('Set-Cookie')).toBe(false);
  });

  it('can be changed, shared and ended only from within', async () => {
    for (const path of ['/preview/session', '/preview/link', '/preview/leave']) {
      expect(await ask(path, {form: {state: JSON.stringify(winter)}})).toEqual(nothing);
    }
  });
});

describe('sessions and links that come from a link', () => {
  const day = 24 * SESSION_MS;

  async function share(cookie: string, at: number) {
    const form = {state: JSON.stringify(winter)};
    const {answer} = await ask('/preview/link', {cookie, form, at});
    const {link} = (await answer?.json()) as {link: string};
    const {pathname, search} = new URL(link);
    return pathname + search;
  }

  it('end with that link', async () => {
    const expires = now + SESSION_MS + 1000;
    const token = await signLink({state: winter, expires}, settings);
    let path = `/?preview=${token}`;
    for (let generation = 0; generation < 4; generation += 1) {
      const at = now + generation * 60_000;
      const {answer} = await ask(path, {at});
      path = await share(cookieOf(answer), at);
    }
    const last = await ask(path, {at: expires - 1});
    const cookie = cookieOf(last.answer);
    expect((await ask('/', {cookie, at: expires - 1})).session?.role).toBe('guest');
    expect((await ask('/', {cookie, at: expires})).session).toBeNull();
    expect(await ask(path, {at: expires})).toEqual(nothing);
  });

  it('can be extended only by staff', async () => {
    const {answer} = await ask('/preview', {form: {password: settings.secret}});
    const path = await share(cookieOf(answer), now);
    const {answer: followed} = await ask(path, {at: now + SHARED_LINK_MS - 1});
    expect(followed?.status).toBe(303);
    expect(await ask(path, {at: now + SHARED_LINK_MS})).toEqual(nothing);
  });

  it('never have the staff role, and are invalid without the link’s end', async () => {
    const forged = {state: winter, role: 'guest', since: now, expires: now + 9};
    for (const linkEnds of [null, now + 1]) {
      const value = await writeToken(
        {...forged, linkEnds},
        {...settings, use: 'session'},
      );
      expect(await ask('/', {cookie: `preview=${value}`})).toEqual(nothing);
    }
  });

  it('do not change the role of staff who follow a colleague’s link', async () => {
    const {answer} = await ask('/preview', {form: {password: settings.secret}});
    const token = await signLink({state: winter, expires: now + day}, settings);
    const cookie = cookieOf(answer);
    const followed = await ask(`/?preview=${token}`, {cookie});
    const {session} = await ask('/', {cookie: cookieOf(followed.answer)});
    expect(session).toMatchObject({role: 'staff', state: winter, linkEnds: null});
  });

  it('no link is valid for more than 7 days', async () => {
    const endless = await signLink({state: winter, expires: 8.64e15}, settings);
    expect(await ask(`/?preview=${endless}`)).toEqual(nothing);
    const expires = now + MAX_LINK_MS;
    const longest = await signLink({state: winter, expires}, settings);
    expect((await ask(`/?preview=${longest}`)).answer?.status).toBe(303);
    expect(await ask(`/?preview=${longest}`, {at: now - 1})).toEqual(nothing);
  });
});

describe('the password', () => {
  it('starts a session', async () => {
    const {answer} = await ask('/preview', {form: {password: settings.secret}});
    expect(answer?.headers.get('Location')).toBe('/preview');
    expect((await ask('/', {cookie: cookieOf(answer)})).session).not.toBeNull();
  });

  it('still works after any number of wrong attempts', async () => {
    const wrong = {form: {password: 'guess'}, from: '192.0.2.1'};
    for (let attempt = 0; attempt < 60; attempt += 1)
      expect((await ask('/preview', wrong)).answer?.status).toBe(403);
    const right = {...wrong, form: {password: settings.secret}};
    expect((await ask('/preview', right)).answer?.status).toBe(303);
  });

  it('is requested on a page with the shop’s name, escaped', async () => {
    const page = await (await ask('/preview')).answer?.text();
    expect(page).toContain('Herons &lt;b&gt;');
    expect(page).toContain('src="/favicon.svg"');
  });

  it('shows a logo of the store’s pictures, and none from elsewhere', async () => {
    const policyAnd = async (picture: string) => {
      const {answer} = await ask('/preview', {picture});
      const policy = answer?.headers.get('Content-Security-Policy') ?? '';
      return [(await answer?.text())?.includes(`src="${picture}"`), policy] as const;
    };
    const [isShown, policy] = await policyAnd('https://cdn.shop.example/logo.png');
    expect(isShown).toBe(true);
    expect(policy).toContain("img-src 'self' https://cdn.shop.example;");
    const [isForeignShown] = await policyAnd('https://evil.example/logo.png');
    expect(isForeignShown).toBe(false);
  });

  it('is requested only where one is configured', async () => {
    const by = {...settings, secret: ''};
    expect(await ask('/preview', {by})).toEqual(nothing);
    expect(await ask('/preview', {by, form: {password: ''}})).toEqual(nothing);
    const cookie = await enter();
    expect(await ask('/', {by, cookie})).toEqual(nothing);
  });
});
