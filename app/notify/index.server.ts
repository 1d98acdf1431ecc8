export {consentWords, noteAddress, STATUS_OF} from './notify.server';
