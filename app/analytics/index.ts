export {Analytics} from './Analytics';
export type {AnalyticsSubject} from './payload';
