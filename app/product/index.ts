export {isSoldOut, ribbonsOf, type Ribbon, isColor, selectableOptions} from './options';
export {
  ChooseOptionsButton,
  OptionsDialogs,
  prepareProductPage,
} from './components/ChooseOptionsButton';
export {ProductPage} from './components/ProductPage';
export {pressCard, ProductSkeleton} from './components/ProductSkeleton';
