export {kindOf, KINDS} from './kinds';
export type {Kind} from './kind';
export {problemsOf} from './read-section';
export {Sections} from './Sections';
export {sheetsForSections, type PageOfSections} from './shown-sections';
export type {Control, PictureChoice, Setting} from './settings';
export {
  addSection,
  hasRoom,
  moveSection,
  placeSection,
  replaceSection,
  sectionsOf,
  withSetting,
} from './arrange';
