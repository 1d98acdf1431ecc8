export {errorMeta, missingMeta, pageMeta, rootDataOf, type PageMeta} from './head';
export {sharingDescription, stripTags} from './sharing';
export type {Availability} from './structured-data';
