import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';

import {startStore, type RunningStore} from '../../scripts/store/club-store';
import {appDocuments} from './documents';
import {variablesFor} from './operation-variables';
import {versions} from './schemas';
import {send, shortcomingsOf} from './store-client';
import {prepareSubjects, type Subjects} from './subjects';

describe.each(versions)('the local store, asked as %s, answers', (version) => {
  let store: RunningStore;
  let subjects: Subjects;

  beforeAll(async () => {
    store = await startStore();
  });
  // A cart of its own for each operation, so that none depends on another.
  beforeEach(async () => {
    subjects = await prepareSubjects(store, version);
  });
  afterAll(() => store.stop());

  test.each(appDocuments())('$operation', async ({operation, text}) => {
    const variables = variablesFor(operation, subjects);
    const answer = await send(store, version, text, variables);
    expect(shortcomingsOf(answer)).toEqual([]);
  });
});
