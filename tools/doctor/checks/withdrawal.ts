/** Checks the function that the EU requires for withdrawals from contracts (docs/law.md). */
import type {} from '../../../app/add-ons/withdrawal/settings.server';
import {isInEu} from '../../../app/lib/market';
import type {Check} from '../check';
import {examineDelivery} from '../services';
import {countriesOf} from './law';

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
