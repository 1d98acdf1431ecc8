export {kindOf, KINDS} from './kinds';
export type {Kind, PageOfSections} from './kind';
export {problemsOf} from './read-section';
export {Sections, sheetsForSections} from './Sections';
export {isText, type Control, type PictureChoice, type Setting} from './settings';
export {
  addSection,
  hasRoom,
  moveSection,
  placeSection,
  replaceSection,
  sectionsOf,
  withSetting,
} from './arrange';
