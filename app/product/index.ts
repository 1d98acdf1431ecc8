export {isSoldOut, ribbonsOf, type Ribbon} from './availability';
export {
  ChooseOptionsButton,
  OptionsDialogs,
  prepareProductPage,
} from './components/ChooseOptionsButton';
export {ProductPage} from './components/ProductPage';
export {pressCard, ProductSkeleton} from './components/ProductSkeleton';
export {isColor, selectableOptions} from './options';
