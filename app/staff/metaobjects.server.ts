import type {AdminClient} from '~/server/admin-client';

import {DELETE_ENTRY, READ_ENTRY, WRITE_ENTRY} from './admin.documents';

export interface Entry {
  id: string;
  handle: string;
  updatedAt: string;
  fields: readonly {key: string; value: string | null}[];
}

export type Fields = Readonly<Record<string, string>>;

export const valueOf = ({fields}: Entry, key: string) =>
  fields.find((field) => field.key === key)?.value ?? '';

export const inputs = (fields: Fields) =>
  Object.entries(fields).map(([key, value]) => ({key, value}));

/** @throws AdminError */
export async function readEntry(admin: AdminClient, type: string, handle: string) {
  const {entry} = await admin.ask<{entry: Entry | null}>(READ_ENTRY, {
    handle: {type, handle},
  });
  return entry;
}

/** Creates an entry, or changes fields of the one with this handle. @throws AdminError */
export async function writeEntry(
  admin: AdminClient,
  type: string,
  handle: string,
  fields: Fields,
) {
  const {written} = await admin.ask<{written: {metaobject: Entry}}>(WRITE_ENTRY, {
    handle: {type, handle},
    metaobject: {fields: inputs(fields)},
  });
  return written.metaobject;
}

/** @throws AdminError */
export const deleteEntry = (admin: AdminClient, id: string) =>
  admin.ask(DELETE_ENTRY, {id});
