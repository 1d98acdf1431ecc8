export {Analytics, PRIVACY_CHOICES_ID} from './Analytics';
export type {AnalyticsSettings, AnalyticsSubject} from './payload';
