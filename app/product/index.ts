export {isSoldOut, ribbonsOf, type Ribbon} from './availability';
export {keepCardPicture} from './card-picture';
export {ChooseOptionsButton, ChooseOptionsForm} from './components/ChooseOptionsButton';
export {ProductPage, ProductSkeleton} from './components/ProductPage';
