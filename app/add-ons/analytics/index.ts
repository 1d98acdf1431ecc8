export {Analytics, PRIVACY_CHOICES_ID} from './Analytics';
export type {AnalyticsSubject} from './payload';
