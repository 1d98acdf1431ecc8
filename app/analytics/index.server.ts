export {forwardConsent} from './consent.server';
