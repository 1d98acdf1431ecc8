/** The resources that the value of a metafield or a metaobject's field refers to. */
import type {ImageData} from '../catalogue';
import type {CatalogueIndex} from './catalogue-index';
import type {CatalogueNode} from './catalogue-records';

export interface ReferringField {
  type: string;
  value: string;
  image?: ImageData;
  images?: ImageData[];
}

/** Types of `MetafieldReference`, in every version of the schema. */
const referable = new Set([
  'Collection',
  'MediaImage',
  'Metaobject',
  'Page',
  'Product',
  'ProductVariant',
]);

/** The resource that a `…_reference` field names; null when it names none, or one that is gone. */
export function referenceOf(
  field: ReferringField,
  catalogue: CatalogueIndex,
): CatalogueNode | null {
  if (field.type.startsWith('list.') || !field.type.endsWith('_reference')) return null;
  return field.image ? catalogue.picture(field.image) : nodeOf(field.value, catalogue);
}

/** The resources that a `list.…_reference` field names; null when it is no such list. */
export function referencesOf(
  field: ReferringField,
  catalogue: CatalogueIndex,
): CatalogueNode[] | null {
  if (!/^list\..*_reference$/.test(field.type)) return null;
  if (field.images) return field.images.map((image) => catalogue.picture(image));
  const ids: unknown = JSON.parse(field.value);
  if (!Array.isArray(ids)) return [];
  return ids.map((id) => nodeOf(String(id), catalogue)).filter((node) => node !== null);
}

/** A field's value as the API answers it: pictures by their global ids. */
export function valueOf(field: ReferringField, catalogue: CatalogueIndex): string {
  if (field.image) return catalogue.picture(field.image).gid;
  if (field.images)
    return JSON.stringify(field.images.map((image) => catalogue.picture(image).gid));
  return field.value;
}

function nodeOf(gid: string, catalogue: CatalogueIndex): CatalogueNode | null {
  const node = catalogue.node(gid);
  return node && referable.has(node.__typename) ? node : null;
}
