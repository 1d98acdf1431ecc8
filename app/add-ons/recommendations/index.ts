export {CartRecommendations, Recommendations} from './components/BelowFold';
export {RecentlyViewed} from './components/RecentlyViewed';
