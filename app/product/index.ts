export {
  isSoldOut,
  namedSelection,
  ribbonsOf,
  type Ribbon,
  type SelectableVariant,
  type Selection,
} from './options';
export {
  ChooseOptionsButton,
  OptionsDialogs,
  prepareProductPage,
} from './components/ChooseOptionsButton';
export {ProductPage} from './components/ProductPage';
export {pressCard, ProductSkeleton} from './components/ProductSkeleton';
export {
  ORIGINAL_TEXTS_FRAGMENT,
  PRODUCT_PAGE_FRAGMENT,
  SHOP_TERMS_FRAGMENT,
} from './product.documents';
export type {ArrivalStep, Product, ShopHelp} from './product';
