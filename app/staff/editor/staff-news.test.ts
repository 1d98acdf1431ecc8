import {expect, test} from 'vitest';

import type {Themes} from '../editor-api';
import {colleaguesNews} from './use-staff';

const draft = {id: 'd', name: 'Derby', revision: '1', updatedAt: 0, by: '', theme: null};
const version = {id: 'v', name: 'Stands', publishedAt: 0, by: 'Ben', texts: {}};
const plan = {id: 'p', name: 'Winter', startsAt: 0, endsAt: null, by: 'Ben', texts: {}};
const before: Themes = {
  drafts: [{...draft, texts: {}}],
  versions: [],
  plans: [],
  published: {revision: 'a', texts: {}},
  arePlansActive: true,
};
const open = {id: 'd', revision: '1'};

test.each([
  ['nothing, where nothing has changed', before, ''],
  [
    'what shoppers see now',
    {...before, published: {revision: 'b', texts: {}}, versions: [version]},
    'A colleague (Ben) has published “Stands”.',
  ],
  [
    'a save over the open draft',
    {...before, drafts: [{...draft, revision: '2', by: 'Ben', texts: {}}]},
    /^A colleague \(Ben\) has saved “Derby”/,
  ],
  ['that the open draft is gone', {...before, drafts: []}, /has deleted “Derby”/],
  ['a plan', {...before, plans: [plan]}, 'A colleague (Ben) has planned “Winter”.'],
  [
    'all of it',
    {...before, published: {revision: 'b', texts: {}}, plans: [plan]},
    'A colleague has published another theme. A colleague (Ben) has planned “Winter”.',
  ],
])('an editor tells %s', (_, after: Themes, news: string | RegExp) => {
  const message = colleaguesNews(before, after, open);
  if (typeof news === 'string') expect(message).toBe(news);
  else expect(message).toMatch(news);
});

test('an editor tells nothing of its own save', () => {
  const drafts = [{...draft, revision: '2', texts: {}}];
  expect(colleaguesNews(before, {...before, drafts}, {id: 'd', revision: '2'})).toBe('');
});
