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
      }
      pageInfo { hasNextPage endCursor }
    }
  }`;

interface PrintedProduct {
  title: string;
  problems: readonly string[];
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
    return faults.length > 0
      ? faults
      : {status: 'ok', found: `rules of ${titlesOf(products)}`};
  },
};

async function findPrinted({probe, config}: Context): Promise<PrintedProduct[]> {
  const products = await allNodes(probe, PRODUCTS, {field: 'products', pages: MAX_PAGES});
  return products.flatMap((product) => {
    const problems = problemsOf(product, config.store.imageOrigin);
    return problems ? [{title: String(product.title), problems}] : [];
  });
}

/** The mistakes in a product's rules; `null` for one without. */
function problemsOf(
  {options, images, personalization: metafield}: Readonly<Record<string, unknown>>,
  imageOrigin: string,
): readonly string[] | null {
  if (!isRecord(metafield)) return null;
  const product = {
    options: recordsIn(options).map(({name, optionValues}) => ({
      name: String(name),
      values: recordsIn(optionValues).map((value) => String(value.name)),
    })),
    pictures: nodesIn(images).map(({url}) => pictureName(String(url))),
  };
  const read = readRules(String(metafield.value), product, imageOrigin);
  return read.ok ? [] : read.problems;
}
