export {Analytics} from './Analytics';
export type {AnalyticsSubject, ShopLocale} from './payload';
