/** Whether there is a store, whom it lets in, and in which version it speaks. */
import {STOREFRONT_API_VERSION} from '../../../app/server/store/api-version';
import type {Check, Finding, Patient} from '../check';
import {mendFailure} from '../mends';
import {isRecord, type Reply} from '../probe';

const SHOP = '#graphql\n  query DoctorShop { shop { id name } }';

/** The newest version whose schema the app's documents are tested against. */
export const NEWEST_TESTED = '2026-04';

export const domain: Check = {
  name: 'domain',
  cost: 'Every page shows the full-page error.',
  needs: [],
  async run({probe, config}) {
    const reply = await probe.ask(SHOP);
    if (reply.kind === 'answer') {
      const isShop = reply.errors.length > 0 || isRecord(reply.data?.shop);
      if (isShop) return {status: 'ok', found: config.store.origin};
      return {
        status: 'fault',
        found: `${config.store.origin}: answers like the Storefront API, but names no shop`,
        mend: 'See whether a proxy stands between you and the store.',
      };
    }
    // A store that refuses the token is a store.
    if (reply.status === 401) return {status: 'ok', found: config.store.origin};
    return {
      status: 'fault',
      found: `${config.store.origin}: ${reply.reason}`,
      mend: mendFailure(reply),
    };
  },
};

async function askWith({probe}: Patient, kind: 'public' | 'private'): Promise<Finding> {
  const variable = `${kind.toUpperCase()}_STOREFRONT_API_TOKEN`;
  const reply = await probe.ask(SHOP, {}, kind);
  if (reply.kind === 'answer' && reply.data)
    return {status: 'ok', found: `the ${kind} token is accepted`};
  return {
    status: 'fault',
    found: `the ${kind} token: ${whyNot(reply)}`,
    mend: `Copy the ${kind} token of the Headless or Hydrogen channel into ${variable}.`,
  };
}

function whyNot(reply: Reply): string {
  return reply.kind === 'failure'
    ? reply.reason
    : (reply.errors[0]?.message ?? 'an empty answer');
}

export const token: Check = {
  name: 'tokens',
  cost: 'No page can be made.',
  needs: ['domain'],
  async run(patient) {
    const isPrivate = patient.config.store.privateToken !== '';
    const found = [await askWith(patient, 'public')];
    if (isPrivate) found.push(await askWith(patient, 'private'));
    else if (!patient.isLocal)
      found.push({
        status: 'note',
        found: 'no private token: all visitors share one limit',
        cost: 'Many visitors at once may be throttled, as they come from few addresses.',
        mend: 'Set PRIVATE_STOREFRONT_API_TOKEN.',
      });
    return found;
  },
};

export const version: Check = {
  name: 'API version',
  cost: 'A field that the newer version dropped makes its page fail.',
  needs: ['tokens'],
  async run({probe}) {
    const reply = await probe.ask(SHOP);
    const answered = reply.kind === 'answer' ? reply.version : null;
    if (!answered)
      return {status: 'note', found: 'the store does not say which version answers'};
    if (answered > NEWEST_TESTED)
      return {
        status: 'note',
        found: `asked for ${STOREFRONT_API_VERSION}, answered by ${answered}, newer than any tested (${NEWEST_TESTED})`,
        mend: 'Update hydrogen-react-2026 in package.json to that version and run npm run test:unit.',
      };
    const asExpected = answered === STOREFRONT_API_VERSION;
    return {
      status: 'ok',
      found: asExpected
        ? answered
        : `asked for ${STOREFRONT_API_VERSION}, which has expired; answered by ${answered}, which is tested`,
    };
  },
};

export const shop: Check = {
  name: 'shop number',
  cost: 'Every page shows the full-page error (spec §4).',
  needs: ['tokens'],
  async run({probe, config}) {
    const reply = await probe.ask(SHOP);
    const data = reply.kind === 'answer' ? reply.data?.shop : undefined;
    const id = isRecord(data) ? String(data.id).replace(/^.*\//, '') : '';
    const configured = config.public.shopId;
    if (configured !== '' && configured === id) return {status: 'ok', found: id};
    return {
      status: 'fault',
      found: configured
        ? `SHOP_ID is ${configured}, the store says ${id}`
        : 'SHOP_ID is not set',
      mend: `Set SHOP_ID=${id}`,
    };
  },
};
