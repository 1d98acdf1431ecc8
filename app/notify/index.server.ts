export {answerTitle, consentWords, noteAddress, STATUS_OF} from './notify.server';
