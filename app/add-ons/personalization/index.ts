export type {PrintHandle} from './components/PrintFields';
export {EditPrint, PrintedPicture} from './components/PrintedLine';
export {PrintPart} from './components/PrintPart';
export {printOf, viewOf, type Personalization, type Typed} from './personalization';
