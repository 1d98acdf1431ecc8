export {forwardConsent} from './consent.server';
export {receiveEvents} from './events.server';
