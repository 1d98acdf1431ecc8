export {STARS} from './components/CardStars';
export {ProductReviews} from './components/ProductReviews';
export {REVIEW_PAGE} from './reviews';
export {ReviewPage} from './components/ReviewPage';
