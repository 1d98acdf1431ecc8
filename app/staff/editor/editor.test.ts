import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {isText, kindOf, KINDS, problemsOf} from '~/sections';
import {pushChange, redo, markRevised, markSaved, startHistory, undo} from './history';
import {fromLocalInput, toLocalInput, suggestedDates} from './as-of';
import {messages} from '../messages';
import {INITIAL_STATE} from '../session';
import {firstSettings} from './use-sections';
import {
  changesBetween,
  editsFor,
  previewTheme,
  sectionChanges,
  settingsText,
  untranslated,
  withFirstWords,
} from './theme-texts';

const titled = (hero_title: string) => ({...INITIAL_STATE, edits: {hero_title}});

describe('undo', () => {
  it('treats typing in one field as one step', () => {
    let history = pushChange(
      startHistory(INITIAL_STATE),
      {...INITIAL_STATE, view: 'live'},
      'view',
    );
    for (const text of ['W', 'Wi', 'Win'])
      history = pushChange(history, titled(text), 'title');
    expect(history.state).toEqual(titled('Win'));
    history = undo(history);
    expect(history.state.view).toBe('live');
    history = undo(history);
    expect(history.state).toEqual(INITIAL_STATE);
    expect(undo(history)).toBe(history);
  });

  it('is reverted by redo, until another change', () => {
    let history = pushChange(startHistory(INITIAL_STATE), titled('A'), 'title');
    expect(redo(undo(history)).state).toEqual(titled('A'));
    history = pushChange(undo(history), titled('B'), 'title');
    expect(redo(history)).toBe(history);
  });

  it('takes back what was announced with a change, and redo says it again', () => {
    let history = pushChange(
      startHistory(INITIAL_STATE),
      titled('A'),
      'a',
      'It is there.',
    );
    expect(history.said).toBe('It is there.');
    history = undo(history);
    expect(history.said).toBe('');
    expect(redo(history).said).toBe('It is there.');
  });

  it('keeps a draft’s newest revision', () => {
    const open = {...INITIAL_STATE, draft: {id: 'd', revision: 'one'}};
    let history = pushChange(
      startHistory(open),
      {...titled('A'), draft: open.draft},
      'title',
    );
    const {edits} = history.state;
    history = markSaved(history, {id: 'd', revision: 'two', name: 'Derby'}, edits);
    expect(undo(history).state.draft).toEqual({id: 'd', revision: 'two'});
    expect(redo(undo(history)).state.draft).toEqual({id: 'd', revision: 'two'});
  });

  it('calls nothing saved but what was sent', () => {
    const draft = {id: 'd', revision: 'two'};
    const sent = pushChange(startHistory({...INITIAL_STATE, draft}), titled('A'), 'a');
    const saved = markSaved(sent, {...draft, name: 'Derby'}, sent.state.edits);
    expect(saved.state).toMatchObject({draft, isSaved: true});
    // Undone, the editor shows what the draft no longer holds.
    expect(undo(saved).state.isSaved).toBe(false);
    const typed = pushChange(sent, titled('AB'), 'a');
    expect(
      markSaved(typed, {...draft, name: 'Derby'}, sent.state.edits).state.isSaved,
    ).toBe(false);
    // Another draft's new name opens nothing.
    const other = {id: 'e', revision: 'three'};
    expect(markRevised(saved, other).state).toBe(saved.state);
    expect(markRevised(saved, {...draft, revision: 'three'}).state).toMatchObject({
      draft: {id: 'd', revision: 'three'},
      isSaved: true,
    });
  });

  it('begins a new step after itself', () => {
    let history = pushChange(startHistory(INITIAL_STATE), titled('A'), 'title');
    history = pushChange(undo(history), titled('B'), 'title');
    expect(undo(history).state).toEqual(INITIAL_STATE);
  });
});

const live = {
  handle: 'live',
  texts: {accent_color: '#0f6e6e', hero_title: 'Now', tagline: 'Ours'},
};
const sources = {
  live,
  entries: [
    live,
    {handle: 'winter', texts: {accent_color: '#c8963e', hero_title: 'Winter'}},
  ],
  fallback: {hero_subtitle: 'Made for the stands.', border_radius: '8'},
  imageOrigin: 'https://cdn.shopify.com',
};

describe('the theme of a preview', () => {
  it('shows a field that the draft clears as publishing would leave it', () => {
    const state = {...INITIAL_STATE, edits: {hero_title: ' ', hero_subtitle: ''}};
    const {theme, own} = previewTheme(state, sources);
    expect(theme.heroTitle).toBe('The Official Clothing Store');
    expect(theme.heroSubtitle).toBe('Made for the stands.');
    expect(theme.tagline).toBe('Ours');
    expect(own.hero_title).toBe(' ');
  });

  it('is not changed by another size of a picture', () => {
    const logo = 'https://cdn.shopify.com/files/logo.png?v=1';
    expect(changesBetween({logo: `${logo}&width=96`}, {logo})).toEqual([]);
    expect(changesBetween({logo}, {logo: logo.replace('logo', 'crest')})).toHaveLength(1);
  });

  it('takes each field from the draft, then its theme, then the configuration', () => {
    const state = {...INITIAL_STATE, theme: 'winter', edits: {accent_color: '#123'}};
    const {theme, texts} = previewTheme(state, sources);
    expect(theme).toMatchObject({accent: '#112233', heroTitle: 'Winter', radius: 8});
    expect(texts).toMatchObject({
      accent_color: '#123',
      hero_subtitle: 'Made for the stands.',
    });
    expect(texts.tagline).toBe('');
  });

  it('is the live theme in the live view, or the store’s theme is missing', () => {
    const draft = {hero_title: 'Draft'};
    const live = previewTheme(
      {...INITIAL_STATE, view: 'live', theme: 'winter', edits: draft},
      sources,
    );
    expect(live.theme).toMatchObject({heroTitle: 'Now', accent: '#0f6e6e'});
    const gone = previewTheme({...INITIAL_STATE, theme: 'gone', edits: draft}, sources);
    expect(gone.theme).toMatchObject({heroTitle: 'Draft', accent: '#0f6e6e'});
  });

  it('reports an invalid value of the draft, and shows the value before', () => {
    const state = {...INITIAL_STATE, edits: {accent_color: 'red;}'}};
    const {theme, reports} = previewTheme(state, sources);
    expect(theme).toMatchObject({accent: '#0f6e6e', heroTitle: 'Now'});
    expect(reports).toMatchObject([{source: 'the draft', key: 'accent_color'}]);
  });
});

describe('a saved draft', () => {
  it('looks the same after its base theme has changed', () => {
    const {own} = previewTheme(
      {...INITIAL_STATE, theme: 'winter', edits: {tagline: 'Brr'}},
      sources,
    );
    for (const theme of ['winter', 'gone', null]) {
      const edits = editsFor(own, theme, sources);
      const again = previewTheme({...INITIAL_STATE, theme, edits}, sources);
      expect(again.own).toEqual(own);
    }
    expect(editsFor(own, 'winter', sources)).toEqual({tagline: 'Brr'});
  });

  it('lists the fields that shoppers would see changed', () => {
    const {own} = previewTheme({...INITIAL_STATE, theme: 'winter'}, sources);
    expect(changesBetween(live.texts, own)).toEqual([
      {name: 'Accent color', from: '#0f6e6e', to: '#c8963e'},
      {name: 'Hero title', from: 'Now', to: 'Winter'},
      {name: 'Tagline', from: 'Ours', to: ''},
    ]);
    expect(changesBetween(own, own)).toEqual([]);
  });
});

describe('a new section', () => {
  const collections = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    id,
    handle: '',
    title: '',
  }));
  const choices = {
    collections,
    products: [],
    pinned: [],
    pages: [],
    files: [],
    canUpload: false,
  };
  const settingsOf = (id: string) => {
    const kind = kindOf(id);
    return kind && firstSettings(kind, choices, Date.UTC(2026, 0, 1));
  };

  it('has its labels as words, and what the shop has', () => {
    expect(settingsOf('quote')).toEqual({words: 'Words', name: 'Who said it'});
    expect(settingsOf('featured-collection')).toEqual({collection: 'a'});
    expect(settingsOf('collection-tiles')).toEqual({
      title: 'Title',
      collections: ['a', 'b', 'c', 'd'],
    });
  });

  it('has nothing to report', () => {
    for (const {id: kind} of KINDS) {
      const settings = settingsOf(kind) ?? {};
      const section = {id: 'a', kind, settings, translations: {}};
      const dates = {isHidden: false, from: null, until: null};
      const ids = ({setting}: {setting: string}) => setting.startsWith('collection');
      expect(problemsOf({...section, ...dates}).filter((one) => !ids(one))).toEqual([]);
    }
  });
});

describe('the changes of sections', () => {
  const section = (id: string, title: string) => ({
    id,
    kind: 'rich-text',
    settings: {title},
  });
  const text = (above: object[], more = {}) =>
    JSON.stringify({version: 1, pages: {'/': {above, below: []}, ...more}});

  it('are named by page and by section', () => {
    const before = text([
      section('a', 'One'),
      section('b', 'Two'),
      section('c', 'Three'),
    ]);
    const after = text(
      [section('b', 'Two'), section('a', 'First'), section('d', 'Four')],
      {
        '/collections/away-days': {below: [section('e', 'Five')]},
      },
    );
    expect(sectionChanges(before, after)).toEqual([
      {
        name: 'Sections of Home',
        changes:
          'Text: First (changed), Text: Four (new), Text: Three (removed), another order',
      },
      {name: 'Sections of Away days', changes: 'Text: Five (new)'},
    ]);
    expect(sectionChanges(after, after)).toEqual([]);
    const pastTheGrid = before.replace(',"below":[]', '').replace('"above"', '"below"');
    expect(sectionChanges(before, pastTheGrid)[0]?.changes).toContain(
      'Text: One (changed)',
    );
  });

  it('say what was hidden, and how home’s products changed', () => {
    const shown = section('a', 'One');
    const before = text([shown]);
    const after = JSON.stringify({
      version: 1,
      pages: {'/': {above: [{...shown, hidden: true}], below: []}},
      grid: {soldOut: 'last'},
    });
    expect(sectionChanges(before, after).map(({changes}) => changes)).toEqual([
      'Text: One (hidden)',
      'another choice or order',
    ]);
  });
});

describe('settings for the admin', () => {
  it('are a line for each field that says something, pictures by their files’ names', () => {
    const banners = 'https://cdn.shopify.com/s/files/a.png?v=1;;;/b.jpg';
    expect(settingsText({banners, accent_color: '#0f6e6e', font: ' '})).toBe(
      'Accent color: #0f6e6e\nBanners: a.png, b.jpg',
    );
  });
});

describe('what is named before shoppers see it', () => {
  const arrangement = (...above: object[]) =>
    JSON.stringify({version: 1, pages: {'/': {above}}});
  const section = (id: string, settings: object, rest: object = {}) => ({
    id,
    kind: 'rich-text',
    settings,
    ...rest,
  });

  it('the sections that still have their first words, unless they are hidden', () => {
    const sections = arrangement(
      section('a', {title: 'Title', body: 'Our own.'}),
      section('b', {title: 'Derby', body: 'Text'}),
      section('c', {title: 'Title'}, {hidden: true}),
      section('d', {title: 'Derby', body: 'Our own.'}),
      {id: 'e', kind: 'quote', settings: {words: 'Title'}},
    );
    expect(withFirstWords({sections}).map(({section: {id}}) => id)).toEqual(['a', 'b']);
    expect(withFirstWords({})).toEqual([]);
  });

  it('is every section as it is added', () => {
    for (const kind of KINDS) {
      const settings = firstSettings(kind, null, 0);
      const sections = arrangement({id: 'a', kind: kind.id, settings});
      const hasWords = Object.values(kind.settings).some((setting) => isText(setting));
      const isTitled = Object.values(settings).some((value) => typeof value === 'string');
      if (hasWords && kind.id !== 'featured-collection' && isTitled)
        expect(withFirstWords({sections}), kind.id).toHaveLength(1);
    }
  });

  it('new texts without words in a language', () => {
    const before = {
      hero_title: 'Now',
      tagline: 'Ours',
      sections: arrangement(section('a', {title: 'Old'})),
    };
    const after = {
      hero_title: 'Then',
      tagline: ' Ours ',
      sections: arrangement(
        section('a', {title: 'Old'}),
        section('b', {title: 'New'}, {translations: {de: {title: 'Neu'}}}),
      ),
    };
    expect(untranslated(before, after, 'de')).toEqual(['Hero title']);
    expect(untranslated(before, after, 'fr')).toEqual(['Hero title', 'Text: New, Title']);
    expect(untranslated(after, after, 'fr')).toEqual([]);
    expect(messages.untranslated(['A', 'B'], ['French', 'Japanese'])).toBe(
      '2 texts have no French or Japanese: A; B.',
    );
  });
});

describe('as-of dates', () => {
  it('are formatted and parsed in the device’s time zone', () => {
    const minutes = fc.integer({min: 30_000_000, max: 60_000_000});
    fc.assert(
      fc.property(minutes, (minute) => {
        const instant = minute * 60_000;
        const text = toLocalInput(instant);
        // An hour that a clock shows twice a year names the first of the two.
        const read = fromLocalInput(text) ?? 0;
        expect(toLocalInput(read)).toBe(text);
      }),
    );
    expect(fromLocalInput('')).toBeNull();
    expect(fromLocalInput('2026-13-40T99:99')).toBeNull();
  });

  it('suggestions lie ahead, and include a Friday at six in the evening', () => {
    fc.assert(
      fc.property(fc.integer({min: 1.7e12, max: 2e12}), (now) => {
        const moments = suggestedDates(now);
        for (const {instant} of moments) expect(instant).toBeGreaterThan(now);
        const friday = new Date(moments.at(-1)?.instant ?? 0);
        expect([friday.getDay(), friday.getHours()]).toEqual([5, 18]);
      }),
    );
  });
});
