export {
  loadReviews,
  reviewForm,
  reviewSection,
  reviewStatus,
  writeReview,
} from './reviews.server';
