import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';

import {startStore, type RunningStore} from '../../tools/store/club-store';
import {appDocuments} from '../../tools/graphql/project-documents';
import {variablesFor} from '../../tools/graphql/operation-variables';
import {versions} from '../../tools/graphql/schemas';
import {send, shortcomingsOf} from '../../tools/graphql/store-client';
import {prepareSubjects, type Subjects} from '../../tools/graphql/subjects';

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
