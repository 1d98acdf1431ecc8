/** Checks what the law asks of a shop that sells in the EU or the United Kingdom (docs/law.md), without changing anything. */
import {isRecord} from '../../../app/lib/json';
import {createAdminClient} from '../../../app/server/admin-client';
import {wantsDisclosure} from '../../../app/disclosure/disclosure';
import {isInEu, readMarkets} from '../../../app/lib/market';
import {grantFix, nodesIn} from '../../store/probe';
import {EXAMINED, titlesOf, type Check, type Context, type Finding} from '../check';
import {askKlaviyo, SCOPES, withAdmin} from './drops';

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
    const {email, provider} = config.withdrawal;
    if (email === '')
      return {
        status: 'fault',
        found: `${inEu.join(', ')}: no withdrawal function, which the EU requires`,
        fix: 'Set WITHDRAWAL_EMAIL (docs/law.md).',
      };
    if (provider === 'klaviyo') {
      // A key that may only write events is refused here, and does.
      const answer = await askKlaviyo(config.notify.klaviyo, 'events?page[size]=1');
      if (typeof answer !== 'number') return answer;
    }
    const admin = provider === 'shopify' ? createAdminClient(config.admin) : null;
    if (!admin)
      return {status: 'ok', found: `${inEu.join(', ')}: by ${provider ?? 'e-mail'}`};
    return withAdmin(async () => {
      const {currentAppInstallation} = await admin.ask<{
        currentAppInstallation: {accessScopes: {handle: string}[]};
      }>(SCOPES);
      const has = currentAppInstallation.accessScopes.map(({handle}) => handle);
      const missing = NEEDED.filter((scope) => !has.includes(scope));
      // A scope to write includes the one to read.
      const lacking = missing.filter(
        (scope) => !has.includes(scope.replace('read', 'write')),
      );
      return lacking.length === 0
        ? {status: 'ok', found: `${inEu.join(', ')}: the app may take statements`}
        : {
            status: 'fault',
            found: `the app lacks the permission ${lacking.join(', ')}`,
            fix: 'Grant it to the app (docs/law.md).',
          };
    });
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
    const reply = await probe.ask(DISCLOSED, {id: collectionId});
    if (reply.kind === 'failure' || !reply.data) return unanswered;
    const {shop, notice, collection} = reply.data;
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

const unanswered: Finding = {
  status: 'fault',
  found: 'the store does not answer for products',
  fix: grantFix('unauthenticated_read_product_listings'),
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
