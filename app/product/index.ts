export {isSoldOut, ribbonsOf, type Ribbon} from './availability';
export {keepCardPicture} from './card-picture';
export {ChooseOptionsButton, ChooseOptionsForm} from './components/ChooseOptionsButton';
export {ProductPage} from './components/ProductPage';
export {ProductSkeleton} from './components/ProductSkeleton';
