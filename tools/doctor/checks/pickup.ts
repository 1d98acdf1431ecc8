import {PICKUP_LOCATIONS_QUERY} from '../../../app/add-ons/pickup/pickup.documents';
import {nodesIn} from '../../store/probe';
import {ask, type Check} from '../check';

export const pickup: Check = {
  name: 'pickup',
  impact: 'No product says where it can be picked up, and no cart can choose a place.',
  needs: ['tokens'],
  async run({config, probe}) {
    if (!config.pickup)
      return {status: 'ok', found: 'products are not picked up (PICKUP)'};
    const answer = await ask(probe, PICKUP_LOCATIONS_QUERY);
    if ('problem' in answer) return answer.problem;
    const count = nodesIn(answer.data.locations).length;
    if (count > 0) return {status: 'ok', found: `locations with pickup: ${count}`};
    return {
      status: 'note',
      found: 'no location has local pickup',
      fix: 'Switch it on in Settings, Shipping and delivery (docs/pickup.md).',
    };
  },
};
