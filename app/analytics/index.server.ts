export {forwardConsent} from './consent.server';
export {hasDestinations, receiveEvents, reportFormAdds} from './events.server';
