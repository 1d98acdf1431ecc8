export {askForOpenings, earlyProducts, type EarlyProduct} from './drop.server';
