export {NotFoundPage} from './components/NotFoundPage';
export {RecentlyViewed} from './components/RecentlyViewed';
export {CartRecommendations, Recommendations} from './components/Recommendations';
