/** Checks what the law asks of a shop that sells in the EU or the United Kingdom (docs/law.md), without changing anything. */
import {isRecord} from '../../../app/lib/json';
import {wantsDisclosure} from '../../../app/add-ons/disclosure/disclosure';
import {isInEu, readMarkets} from '../../../app/lib/market';
import {nodesIn} from '../../store/probe';
import {ask, EXAMINED, titlesOf, type Check, type Context, type Finding} from '../check';
import {examineDelivery} from '../services';

/** The countries that the shop sells in: the store's own, and those of its markets. */
async function countriesOf({env, ...context}: Context): Promise<string[]> {
  const {home} = await context.countries();
  const {markets} = readMarkets(env.PUBLIC_MARKETS ?? '');
  return [...new Set([home, ...markets.map(({country}) => country ?? '')])];
}

const NEEDED = [
  'read_orders',
  'write_orders',
  'write_metaobjects',
  'write_metaobject_definitions',
];

export const withdrawal: Check = {
  name: 'withdrawal',
  impact: 'Consumers in the EU cannot withdraw from a contract in the shop.',
  needs: ['tokens'],
  async run(context) {
    const {config} = context;
    const inEu = (await countriesOf(context)).filter(isInEu);
    if (inEu.length === 0) return {status: 'ok', found: 'no market in the EU'};
    if (!config.withdrawal)
      return {
        status: 'fault',
        found: `${inEu.join(', ')}: no withdrawal function, which the EU requires`,
        fix: 'Set WITHDRAWAL_EMAIL (docs/law.md).',
      };
    const {provider} = config.withdrawal;
    const places = inEu.join(', ');
    return (
      (await examineDelivery(config, provider, {
        wanted: NEEDED,
        found: `${places}: the app may take statements`,
        guide: 'docs/law.md',
      })) ?? {status: 'ok', found: `${places}: by ${provider ?? 'e-mail'}`}
    );
  },
};

export const duties: Check = {
  name: 'duties',
  impact: 'Shoppers do not read who pays import duties.',
  needs: ['tokens'],
  async run({config, countries}) {
    const stated = [...(config.duties ?? [])];
    if (stated.length === 0)
      return {
        status: 'ok',
        found: 'nothing is said of them (DUTIES_INCLUDED, DUTIES_DUE)',
      };
    const sold = (await countries()).countries.map(({code}) => code);
    const elsewhere = stated.flatMap(([code]) => (sold.includes(code) ? [] : code));
    if (elsewhere.length > 0)
      return {
        status: 'note',
        found: `the store does not sell in ${elsewhere.join(', ')}`,
        fix: 'Correct DUTIES_INCLUDED and DUTIES_DUE: the United Kingdom is GB (docs/law.md).',
      };
    const found = stated.map(([code, kind]) => `${code} ${kind}`).join(', ');
    return {status: 'ok', found};
  },
};

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
