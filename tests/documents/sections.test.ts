import {expect, test} from 'vitest';

import {catalogueNamed} from '../support/catalogues';
import {elementsOf, textOf} from '../support/html';
import {writeSections} from '../support/sections';
import {suiteStore, suiteWorker} from '../support/suite';

/** Sections in the HTML, to those who run no scripts; and nothing of them where there are none. */

const store = suiteStore(catalogueNamed('front'));
const worker = suiteWorker(store);

async function htmlOf(path: string): Promise<string> {
  const {response, body} = await worker.ask(path);
  expect(response.status, path).toBe(200);
  return body;
}

test('a page with sections has them, and their styles, without a script', async () => {
  const html = await htmlOf('/');
  const text = textOf(html);
  for (const words of [
    'Derby night drop',
    'Your name on the back',
    'From the tin trunk in the boathouse',
  ])
    expect(text).toContain(words);
  const sections = elementsOf(html, 'section').filter(
    ({class: name}) => name === 'section',
  );
  expect(sections).toHaveLength(3);
  // Complete in its place: no placeholder that a script replaces.
  expect(html).not.toContain('<!--$?-->');
  expect(html).toMatch(/--has-sections: ?1/);
  // Marks are for staff.
  expect(html).not.toContain('data-section');
  expect(html).not.toContain('data-setting');
});

test('their pictures are lazy, and every id is used once', async () => {
  const html = await htmlOf('/');
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const eager = elementsOf(main, 'img').filter(({loading}) => loading !== 'lazy');
  // The banner alone.
  expect(eager.map(({class: name}) => name)).toEqual(['hero-picture']);
  const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('a page without sections has no byte of them', async () => {
  for (const path of ['/shirts', '/collections/headwear']) {
    const html = await htmlOf(path);
    expect(html, path).not.toContain('has-sections');
    expect(html, path).not.toMatch(/class="section"/);
    expect(html, path).not.toMatch(/"sections"/);
  }
});

test('a picture above a grid is asked for first, and the grid’s own where none is', async () => {
  const live = store.catalogue.metaobjects.find(({handle}) => handle === 'live');
  const text = live?.fields.find(({key}) => key === 'sections')?.value ?? '';
  const {pages} = JSON.parse(text) as {pages: Record<string, {below: {kind: string}[]}>};
  const section = pages['/']?.below.find(({kind}) => kind === 'media-text');
  const imagesWith = async (place: 'above' | 'below') => {
    const arranged = {version: 1, pages: {'/shirts': {[place]: [section]}}};
    await writeSections(store, JSON.stringify(arranged));
    // The theme is stale for a day while it is asked for again.
    worker.pass(2 * 24 * 60 * 60);
    const [main = ''] = /<main.*<\/main>/s.exec(await htmlOf('/shirts')) ?? [];
    return elementsOf(main, 'img').map(({class: name = '', fetchpriority}) => ({
      isOfSection: name.includes('focus-'),
      fetchpriority,
    }));
  };
  const above = await imagesWith('above');
  expect(above.shift()).toEqual({isOfSection: true, fetchpriority: 'high'});
  expect(above.filter(({fetchpriority}) => fetchpriority === 'high')).toEqual([]);
  const below = await imagesWith('below');
  expect(below[0]).toEqual({isOfSection: false, fetchpriority: 'high'});
  expect(below.at(-1)).toEqual({isOfSection: true, fetchpriority: 'low'});
});
