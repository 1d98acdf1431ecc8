/** What there is to sell: the home collection, the product types that pages are made of, and help. */
import {HOODIES_RULE, SHIRTS_RULE} from '../../../app/collection/page-rules';
import type {Check, Finding, Patient} from '../check';
import {isRecord} from '../probe';

/** Products of one page. */
const PAGE_SIZE = 50;

const COLLECTION = `#graphql
  query DoctorCollection($id: ID!, $filters: [ProductFilter!]) {
    collection(id: $id) {
      title
      products(first: ${PAGE_SIZE}, filters: $filters) { nodes { productType } }
    }
  }`;

interface Listed {
  title: string;
  types: readonly string[];
}

const collectionId = ({config}: Patient) =>
  `gid://shopify/Collection/${config.collectionId}`;

async function list(patient: Patient, productType?: string): Promise<Listed | null> {
  const reply = await patient.probe.ask(COLLECTION, {
    id: collectionId(patient),
    ...(productType && {filters: [{productType}]}),
  });
  const collection = reply.kind === 'answer' ? reply.data?.collection : null;
  if (!isRecord(collection) || !isRecord(collection.products)) return null;
  const {nodes} = collection.products;
  const types = (Array.isArray(nodes) ? nodes : [])
    .filter(isRecord)
    .map(({productType: type}) => String(type));
  return {title: String(collection.title), types};
}

export const collection: Check = {
  name: 'collection',
  cost: 'The home page is the not-found page, or empty.',
  needs: ['tokens'],
  async run(patient) {
    const found = await list(patient);
    const number = patient.config.collectionId;
    if (!found)
      return {
        status: 'fault',
        found: `there is no collection ${number} that the token may see`,
        mend: 'Set PUBLIC_COLLECTION_ID to the number in the collection’s address in the admin, and publish the collection to the channel.',
      };
    if (found.types.length === 0)
      return {
        status: 'fault',
        found: `“${found.title}” (${number}) has no products`,
        mend: 'Add products to it, and publish them to the channel.',
      };
    return {
      status: 'ok',
      found: `“${found.title}”, ${found.types.length}${found.types.length === PAGE_SIZE ? ' or more' : ''} products`,
    };
  },
};

const pages = [
  {path: '/shirts', types: SHIRTS_RULE.productTypes ?? []},
  {path: '/hoodies', types: HOODIES_RULE.productTypes ?? []},
];

export const productTypes: Check = {
  name: 'product types',
  cost: 'A page of the navigation is empty.',
  needs: ['collection'],
  run: async (patient) =>
    (await Promise.all(pages.map((page) => checkPage(patient, page)))).flat(),
};

async function checkPage(
  patient: Patient,
  {path, types}: (typeof pages)[number],
): Promise<Finding> {
  const lists = await Promise.all(types.map((type) => list(patient, type)));
  const found = lists.flatMap((one) => one?.types ?? []);
  const strangers = found.filter((type) => !types.includes(type));
  if (strangers.length > 0)
    return {
      status: 'fault',
      found: `asked for ${types.join(' and ')}, the store also listed ${[...new Set(strangers)].slice(0, 3).join(', ')}`,
      cost: `${path} is thin: most of each 50 products are sorted out after they were fetched.`,
      mend: 'In the Search & Discovery app, switch on the filter “Product type”.',
    };
  if (found.length > 0)
    return {status: 'ok', found: `${path}: ${found.length} of ${types.join(', ')}`};
  return {
    status: 'fault',
    found: `${path}: no product of the collection has the type ${types.join(' or ')}`,
    cost: `${path} is empty.`,
    mend: `Give products the product type ${types.join(' or ')}, spelt like this.`,
  };
}
