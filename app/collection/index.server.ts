export {cardOf} from './cards.server';
export {cursorOf, loadCollection, loadHomeCollection} from './collection.server';
export {loadGrid} from './grids.server';
