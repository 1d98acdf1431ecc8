/**
 * Every resolver of the store. A module of resolvers joins by one line in `modules`; one whose
 * types `node(id:)` finds outside the catalogue's index joins `loaders` as well.
 */
import {mergeResolvers, type NodeLoaders, type Resolvers} from '../schema/resolver-types';
import {blogResolvers} from './blog';
import {collectionResolvers} from './collection';
import {imageResolvers} from './image';
import {metafieldResolvers} from './metafield';
import {productResolvers} from './product';
import {productOptionResolvers} from './product-options';
import {productsResolvers} from './products';
import {variantResolvers} from './variant';
import {localizationResolvers} from './localization';
import {locationResolvers} from './location';
import {menuResolvers} from './menu';
import {metaobjectResolvers} from './metaobject';
import {pageResolvers} from './page';
import {redirectResolvers} from './redirect';
import {shopResolvers} from './shop';
import {sitemapResolvers} from './sitemap';
import {predictiveSearchResolvers} from './predictive-search';
import {searchResolvers} from './search';
import {consentResolvers} from './consent';
import {cartResolvers} from './cart';
import {cartBuyerMutationResolvers, cartBuyerResolvers} from './cart-buyer';
import {cartCreateResolvers} from './cart-create';
import {cartDeliveryResolvers} from './cart-delivery';
import {cartDiscountResolvers} from './cart-discounts';
import {cartLineResolvers, cartLoaders} from './cart-line';
import {cartMetafieldResolvers} from './cart-metafields';
import {cartMutationResolvers} from './cart-mutations';
import {moneyResolvers} from './money';
import {nodeResolvers} from './node';
import {sellingPlanResolvers} from './selling-plan';

const loaders: NodeLoaders = {...cartLoaders};

const modules: Resolvers[] = [
  moneyResolvers,
  nodeResolvers(loaders),
  consentResolvers,
  cartResolvers,
  cartLineResolvers,
  cartDiscountResolvers,
  cartBuyerResolvers,
  cartBuyerMutationResolvers,
  cartDeliveryResolvers,
  cartCreateResolvers,
  cartMutationResolvers,
  cartMetafieldResolvers,
  blogResolvers,
  collectionResolvers,
  imageResolvers,
  metafieldResolvers,
  productResolvers,
  productOptionResolvers,
  productsResolvers,
  variantResolvers,
  localizationResolvers,
  locationResolvers,
  menuResolvers,
  metaobjectResolvers,
  pageResolvers,
  redirectResolvers,
  shopResolvers,
  sitemapResolvers,
  searchResolvers,
  predictiveSearchResolvers,
  sellingPlanResolvers,
];

export const resolvers: Resolvers = mergeResolvers(modules);
