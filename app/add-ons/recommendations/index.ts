export {Recommendations} from './components/BelowFold';
export {CartRecommendations} from './components/CartRecommendations';
export {RecentlyViewed} from './components/RecentlyViewed';
