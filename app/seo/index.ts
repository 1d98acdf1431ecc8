export {errorMeta, missingMeta, pageMeta, rootDataOf, type PageMeta} from './head';
export type {Availability} from './structured-data';
