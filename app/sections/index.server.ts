export {loadHome, loadHomeGrid, loadSections} from './sections.server';
