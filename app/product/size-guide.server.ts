import type {ProductQuery} from 'storefrontapi.generated';

import {isRecord, readJson} from '~/lib/json';
import {messagesIn} from '~/lib/messages';

import {MESSAGES} from './messages';
import type {SizeGuide} from './product';

type SizeGuideField = NonNullable<ProductQuery['product']>['sizeGuide'];

/**
 * The size guide that a product names in its metafield `custom.size_guide`. Its measurements are a
 * merchant's JSON, `{"columns": ["Chest"], "rows": [["S", 50], ["M", 53]]}` in centimetres; what is
 * not written so counts as no guide.
 */
export function readSizeGuide(
  entry: NonNullable<SizeGuideField>['reference'],
  tag: string,
): SizeGuide | null {
  const measurements = readJson(entry?.measurements?.value);
  if (!isRecord(measurements)) return null;
  const {columns, rows} = measurements;
  if (!isList(columns, isText) || !isList(rows, isRow)) return null;
  const complete = rows.filter(({length}) => length === columns.length + 1);
  if (complete.length === 0) return null;
  const {guideOf, size} = messagesIn(tag, MESSAGES);
  return {
    title: entry?.title?.value || guideOf(size),
    note: entry?.note?.value || null,
    columns,
    rows: complete.map(([name, ...centimeters]) => ({size: name, centimeters})),
  };
}

type Row = [string, ...number[]];

const isText = (value: unknown): value is string => typeof value === 'string';

const isRow = (value: unknown): value is Row =>
  Array.isArray(value) &&
  isText(value[0]) &&
  value.slice(1).every((number) => Number.isFinite(number));

function isList<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is Item[] {
  return Array.isArray(value) && value.length > 0 && value.every(isItem);
}
