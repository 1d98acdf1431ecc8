export {previewDataFor} from './preview-data.server';
export {answerStaff, STAFF_PATH} from './staff-api.server';
