export {isSoldOut, ribbonsOf, type Ribbon} from './availability';
export {ChooseOptionsButton, OptionsDialogs} from './components/ChooseOptionsButton';
export {ProductPage} from './components/ProductPage';
export {
  prepareProductPage,
  pressCard,
  ProductSkeleton,
} from './components/ProductSkeleton';
export {isColor, selectableOptions} from './options';
