export {addressOfMissingChoice} from './choice-form';
export {loadHelp} from './load-help.server';
export {loadProduct} from './load-product.server';
export {productHead, productStructuredData} from './product-head.server';
export {productSubject} from './product-subject.server';
