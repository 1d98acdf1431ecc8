export {loadSections} from './sections.server';
