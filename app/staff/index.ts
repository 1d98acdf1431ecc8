export {EditorPage} from './EditorPage';
export {PreviewScripts} from './PreviewScripts';
