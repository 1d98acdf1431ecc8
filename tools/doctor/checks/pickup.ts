import {PICKUP_LOCATIONS_QUERY} from '../../../app/pickup/pickup.documents';
import {failureFix, grantFix, nodesIn} from '../../store/probe';
import type {Check} from '../check';

export const pickup: Check = {
  name: 'pickup',
  impact: 'No product says where it can be picked up, and no cart can choose a place.',
  needs: ['tokens'],
  async run({config, probe}) {
    if (!config.pickup)
      return {status: 'ok', found: 'products are not picked up (PICKUP)'};
    const reply = await probe.ask(PICKUP_LOCATIONS_QUERY);
    if (reply.kind === 'failure')
      return {status: 'fault', found: reply.reason, fix: failureFix(reply)};
    const [error] = reply.errors;
    if (error)
      return {
        status: 'fault',
        found: error.message,
        fix: grantFix(error.requiredAccess ?? SCOPE),
      };
    const count = nodesIn(reply.data?.locations).length;
    if (count > 0) return {status: 'ok', found: `locations with pickup: ${count}`};
    return {
      status: 'note',
      found: 'no location has local pickup',
      fix: 'Switch it on in Settings, Shipping and delivery (docs/pickup.md).',
    };
  },
};

const SCOPE = 'unauthenticated_read_product_pickup_locations';
