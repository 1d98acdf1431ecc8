/** Checks what the law asks of a shop that sells in the EU (docs/law.md), without changing anything. */
import {isInEu, readMarkets} from '../../../app/lib/market';
import {listCountries} from '../../store/facts';
import type {Check} from '../check';
import {adminOf, SCOPES, withAdmin} from './drops';

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
  async run({env, config, probe}) {
    const {home} = await listCountries(probe);
    const {markets} = readMarkets(env.PUBLIC_MARKETS ?? '');
    const inEu = [home, ...markets.map(({country}) => country)].filter(isInEu);
    if (inEu.length === 0) return {status: 'ok', found: 'no market in the EU'};
    const {email, provider} = config.withdrawal;
    if (email === '')
      return {
        status: 'fault',
        found: `${inEu.join(', ')}: no withdrawal function, which the EU requires`,
        fix: 'Set WITHDRAWAL_EMAIL (docs/law.md).',
      };
    const admin = provider === 'shopify' ? adminOf(config) : null;
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
