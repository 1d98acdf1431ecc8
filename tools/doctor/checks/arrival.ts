import {readSettings} from '../../../app/add-ons/arrival/settings';
import {isRecord} from '../../../app/lib/json';
import {recordsIn} from '../../store/probe';
import {ask, type Check} from '../check';

const RULES = `#graphql
  query DoctorArrival {
    shop {
      arrival: metafield(namespace: "custom", key: "arrival") {
        reference { ... on Metaobject { fields { key value } } }
      }
    }
  }`;

const GUIDE = 'docs/arrival.md';

/** Checks the rules by which the shop says when an order arrives, and where it says nothing. */
export const arrival: Check = {
  name: 'arrival',
  impact:
    'Shoppers do not read when an order arrives, or read it without what is ignored.',
  needs: ['tokens'],
  async run({config, probe, countries}) {
    if (!config.arrival) return {status: 'ok', found: 'nothing is said of it (ARRIVAL)'};
    const answer = await ask(probe, RULES);
    if ('problem' in answer) return answer.problem;
    const {shop} = answer.data;
    const field =
      isRecord(shop) && isRecord(shop.arrival) ? shop.arrival.reference : null;
    if (!isRecord(field) || !Array.isArray(field.fields))
      return {
        status: 'note',
        found: 'the shop names no entry in custom.arrival',
        fix: `Make one, and name it in the shop’s metafield (${GUIDE}).`,
      };
    const texts = recordsIn(field.fields).map(({key, value}) => [
      String(key),
      String(value ?? ''),
    ]);
    const {rules, problems} = readSettings(Object.fromEntries(texts));
    if (problems.length > 0)
      return problems.map((found) => ({
        status: 'fault' as const,
        found,
        fix: `Correct the entry of the metaobject arrival (${GUIDE}).`,
      }));
    const silent = (await countries()).countries
      .map(({code}) => code)
      .filter((code) => !rules?.methods.has(code) && !rules?.methods.has('*'));
    if (silent.length === 0) return {status: 'ok', found: 'every country has its days'};
    return {
      status: 'note',
      found: `without days of delivery: ${silent.join(', ')}`,
      fix: `Add a line for each in “delivery”, or one for * (${GUIDE}).`,
    };
  },
};
