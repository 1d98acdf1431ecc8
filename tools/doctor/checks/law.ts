/** Checks what the law asks of a shop that sells in the EU or the United Kingdom (docs/law.md), without changing anything. */
import {isRecord} from '../../../app/lib/json';
import {isInEu, readMarkets, wantsDisclosure} from '../../../app/lib/market';
import {nodesIn} from '../../store/probe';
import {ask, EXAMINED, titlesOf, type Check, type Context, type Finding} from '../check';

/** The countries that the shop sells in: the store's own, and those of its markets. */
export async function countriesOf({env, ...context}: Context): Promise<string[]> {
  const {home} = await context.countries();
  const {markets} = readMarkets(env.PUBLIC_MARKETS ?? '');
  return [...new Set([home, ...markets.map(({country}) => country ?? '')])];
}

const DISCLOSED = `#graphql
  query DoctorDisclosures($id: ID!) {
    shop { maker: metafield(namespace: "custom", key: "maker") { value } }
    notice: page(handle: "legal-guarantee") { title }
    collection(id: $id) {
      products(first: ${EXAMINED}) {
        nodes {
          title
          maker: metafield(namespace: "custom", key: "maker") { value }
          fibers: metafield(namespace: "custom", key: "fibers") { value }
        }
      }
    }
  }`;

export const disclosures: Check = {
  name: 'disclosures',
  impact: 'The shop lacks what the law wants shoppers to read before they order.',
  needs: ['collection'],
  async run(context) {
    const {probe, collectionId} = context;
    const countries = (await countriesOf(context)).filter(wantsDisclosure);
    const inEu = countries.filter(isInEu);
    if (countries.length === 0)
      return {status: 'ok', found: 'no market in the EU or the United Kingdom'};
    const answer = await ask(probe, DISCLOSED, {id: collectionId});
    if ('problem' in answer) return answer.problem;
    const {shop, notice, collection} = answer.data;
    const nodes = nodesIn(isRecord(collection) ? collection.products : null);
    const hasDefault = isRecord(shop) && isRecord(shop.maker);
    const unsafe = hasDefault ? [] : nodes.filter(({maker}) => !maker);
    const unnamed = nodes.filter(({fibers}) => !fibers);
    return [
      ...(inEu.length > 0
        ? [
            notice
              ? ({status: 'ok', found: 'the notice on the legal guarantee'} as const)
              : ({
                  status: 'fault',
                  found: `${inEu.join(', ')}: no page legal-guarantee with the notice on the legal guarantee`,
                  fix: 'Write it: Content → Pages (docs/law.md).',
                } as const),
            lacking(
              unsafe,
              'a maker',
              'fault',
              'Name one for the shop or each product in custom.maker (docs/law.md).',
            ),
          ]
        : []),
      lacking(unnamed, 'fibers', 'note', 'Textiles need custom.fibers (docs/law.md).'),
    ];
  },
};

/** Names the products that lack something. */
function lacking(
  products: readonly Readonly<Record<string, unknown>>[],
  what: string,
  status: 'fault' | 'note',
  fix: string,
): Finding {
  if (products.length === 0) return {status: 'ok', found: `every product has ${what}`};
  return {status, found: `without ${what}: ${titlesOf(products)}`, fix};
}
