export {STARS} from './components/CardStars';
export {ProductReviews} from './components/ProductReviews';
export {ReviewPage} from './components/ReviewPage';
