/** Catalogues from files, and their pictures. */
export {
  CatalogueError,
  readCatalogue,
  type CatalogueFile,
  type ReadOptions,
} from './catalogue-file';
