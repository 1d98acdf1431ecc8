export {previewFor} from './preview-data.server';
