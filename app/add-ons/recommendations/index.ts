export {RECOMMENDATIONS} from './components/BelowFold';
export {CartRecommendations} from './components/CartRecommendations';
export {RECENTLY_VIEWED} from './components/RecentlyViewed';
