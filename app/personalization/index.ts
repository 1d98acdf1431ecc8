export {isLettering, type Lettering} from './lettering';
export {
  printOf,
  viewOf,
  type Personalization,
  type Print,
  type Typed,
} from './personalization';
export type {LinePrinting} from './printed-line';
