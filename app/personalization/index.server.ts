export {pictureName} from './schema';
export {productRules} from './server/product-rules.server';
export {loadPrintedLines, printLines} from './server/printed-lines.server';
