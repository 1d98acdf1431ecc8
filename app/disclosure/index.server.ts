export {
  GUARANTEE_PAGE,
  priceDisclosure,
  productDisclosures,
  reviewsDisclosure,
} from './disclosure.server';
