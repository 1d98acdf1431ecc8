export {STARS} from './components/CardStars';
export {REVIEWS_OF_PRODUCT} from './components/ProductReviews';
export {REVIEW_PAGE} from './reviews';
export {ReviewPage} from './components/ReviewPage';
