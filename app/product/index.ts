export {
  isColor,
  isSoldOut,
  ribbonsOf,
  type Ribbon,
  type SelectableVariant,
} from './options';
export {
  ChooseOptionsButton,
  OptionsDialogs,
  prepareProductPage,
} from './components/ChooseOptionsButton';
export {ProductPage} from './components/ProductPage';
export {pressCard, ProductSkeleton} from './components/ProductSkeleton';
