import {defaultAdminApp} from '@quillhaven/local-store';

import type {RunningStore} from '../../tools/store/club-store';

const WRITE = `mutation Write($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
  metaobjectUpsert(handle: $handle, metaobject: $metaobject) { userErrors { message } }
}`;

/** The text of an arrangement with these sections above home's grid. */
export const arranged = (above: readonly object[]) =>
  JSON.stringify({version: 1, pages: {'/': {above}}});

/** Sets the `sections` of the live theme, past every check of the shop: as somebody could by hand. */
export async function writeSections(store: RunningStore, text: string): Promise<void> {
  const response = await fetch(`${store.url}/admin/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Access-Token': defaultAdminApp.token,
    },
    body: JSON.stringify({
      query: WRITE,
      variables: {
        handle: {type: 'storefront_theme', handle: 'live'},
        metaobject: {fields: [{key: 'sections', value: text}]},
      },
    }),
  });
  const {data} = (await response.json()) as {
    data: {metaobjectUpsert: {userErrors: unknown[]}};
  };
  if (data.metaobjectUpsert.userErrors.length > 0) throw new Error(JSON.stringify(data));
}
