export {
  CartRecommendations,
  EndedProductPage,
  NotFoundPage,
  Recommendations,
} from './components/BelowFold';
export {RecentlyViewed} from './components/RecentlyViewed';
