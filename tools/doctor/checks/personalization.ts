/** Checks the rules of every product that has something printed on it. */
import {isRecord} from '../../../app/lib/json';
import {pictureName, readRules} from '../../../app/add-ons/personalization/schema';
import {allNodes, nodesIn, recordsIn} from '../../store/probe';
import {titlesOf, type Check, type Context, type Finding} from '../check';

const PAGE_SIZE = 50;
/** Products that are looked at: 20 pages. */
const MAX_PAGES = 20;

const PRODUCTS = `#graphql
  query DoctorPrints($after: String) {
    products(first: ${PAGE_SIZE}, after: $after) {
      nodes {
        title
        options { name optionValues { name } }
        images(first: 250) { nodes { url } }
        personalization: metafield(namespace: "custom", key: "personalization") { value }
        squad: metafield(namespace: "custom", key: "squad") {
          reference {
            ... on Metaobject { players: field(key: "players") { value } }
          }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }`;

interface PrintedProduct {
  title: string;
  problems: readonly string[];
  notes: readonly string[];
}

export const personalization: Check = {
  name: 'personalization',
  impact: 'The print is not sold: nobody could type what is printed.',
  needs: ['tokens'],
  async run(context) {
    const products = await findPrinted(context);
    if (products.length === 0) return {status: 'ok', found: 'no product is printed'};
    if (!context.config.personalization)
      return {
        status: 'note',
        found: `PERSONALIZATION is off, and ${titlesOf(products)} asks for a text`,
        impact: 'The print is sold without a field to type it in.',
        fix: 'Set PERSONALIZATION=on (docs/personalization.md), or take the print’s variants off sale.',
      };
    const faults = products.flatMap(({title, problems}) =>
      problems.map((problem): Finding => ({
        status: 'fault',
        found: `“${title}”: ${problem}`,
        fix: 'Correct the product’s metafield custom.personalization (docs/personalization.md).',
      })),
    );
    const notes = products.flatMap(({title, notes: left}) =>
      left.map((note): Finding => ({
        status: 'note',
        found: `“${title}”: ${note}`,
        impact: 'Shoppers cannot choose that player.',
        fix: 'Correct the squad: Content → Metaobjects (docs/personalization.md).',
      })),
    );
    return faults.length + notes.length > 0
      ? [...faults, ...notes]
      : {status: 'ok', found: `rules of ${titlesOf(products)}`};
  },
};

async function findPrinted({probe, config}: Context): Promise<PrintedProduct[]> {
  const products = await allNodes(probe, PRODUCTS, {field: 'products', pages: MAX_PAGES});
  return products.flatMap((product) => {
    const found = mistakesOf(product, config.store.imageOrigin);
    return found ? [{title: String(product.title), ...found}] : [];
  });
}

/** The mistakes in a product's rules; `null` for one without. */
function mistakesOf(
  {options, images, personalization: metafield, squad}: Readonly<Record<string, unknown>>,
  imageOrigin: string,
): Omit<PrintedProduct, 'title'> | null {
  if (!isRecord(metafield)) return null;
  const product = {
    options: recordsIn(options).map(({name, optionValues}) => ({
      name: String(name),
      values: recordsIn(optionValues).map((value) => String(value.name)),
    })),
    pictures: nodesIn(images).map(({url}) => pictureName(String(url))),
  };
  const entry = isRecord(squad) && isRecord(squad.reference) ? squad.reference : {};
  const players = isRecord(entry.players) ? String(entry.players.value) : '';
  const shared = players ? {players, promise: ''} : null;
  const read = readRules(String(metafield.value), product, imageOrigin, shared);
  return read.ok
    ? {problems: [], notes: read.notes}
    : {problems: read.problems, notes: []};
}
