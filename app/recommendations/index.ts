export {CartRecommendations} from './components/CartRecommendations';
export {NotFoundPage} from './components/NotFoundPage';
export {RecentlyViewed} from './components/RecentlyViewed';
export {Recommendations} from './components/Recommendations';
