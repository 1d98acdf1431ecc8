import {describe, expect, test, vi} from 'vitest';

import {handlePreview} from '../../app/staff/preview-requests.server';
import {makeLink, readLinkRequest} from './link';

const settings = {secret: 'a long preview password', shop: '68190800'};
const brand = {name: 'Herons', picture: '', imageOrigin: ''};
const now = Date.UTC(2026, 9, 1);
const here = 'http://localhost:3000';

describe('npm run preview:link', () => {
  test.each(['shop.example', 'https://shop.example/', 'HTTPS://Shop.example'])(
    'leads to the shop that the configuration names as “%s”',
    (shop) => expect(readLinkRequest([], shop).origin).toBe('https://shop.example'),
  );

  test('makes a link to the requested state, at the requested shop', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const args = ['--theme', 'winter-nights', '--at', '2026-11-27T18:00Z'];
    const request = readLinkRequest(
      [...args, '--path', '/hoodies', '--hours', '2'],
      here,
    );
    const link = await makeLink(request, settings, now);
    const visit = (asked: Request, at: number) =>
      handlePreview({request: asked, settings, admin: null, now: at, brand});
    const {answer} = await visit(new Request(link), now + 7_199_999);
    expect(answer?.headers.get('Location')).toBe('/hoodies?preview=1');
    const Cookie = answer?.headers.get('Set-Cookie')?.split(';', 1)[0] ?? '';
    const page = new Request(here, {headers: {Cookie}});
    const {session} = await visit(page, now + 7_199_999);
    expect(session?.state).toMatchObject({
      theme: 'winter-nights',
      asOf: Date.UTC(2026, 10, 27, 18),
    });
    const late = await visit(new Request(link), now + 7_200_000);
    expect(late).toEqual({session: null, answer: null});
  });

  test.each([
    [['--at', 'friday'], /--at must be like/],
    [['--theme', '../x'], /--theme must be the handle/],
    [['--path', '//evil.example'], /--path must be like/],
    [['--hours', '0'], /--hours must be/],
    [['--shop', 'evil'], /--shop must be like/],
    [['--wrong'], /Usage: npm run preview:link/],
  ])('explains what is wrong with %j', (args, message) => {
    expect(() => readLinkRequest(args, here)).toThrow(message);
  });
});
