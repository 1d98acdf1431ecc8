export {Analytics} from './Analytics';
export {PRIVACY_CHOICES_ID, type PageSubject} from './payload';
