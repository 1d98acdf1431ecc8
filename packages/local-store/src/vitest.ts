/**
 * For Vitest: `globalSetup: '@quillhaven/local-store/vitest'`. Starts a store before the tests and stops it after
 * them. Tests find it by `process.env.LOCAL_STORE_URL`, and change it by `createControlClient` of `/control`. The
 * file of `LOCAL_STORE_CATALOGUE`, a CSV or a JSON, is what it sells; without one it sells a fictional club's.
 */
import {readCatalogue} from './catalogue-file';
import {createImageCdn} from './cdn';
import {clubVideos, createClubCatalogue, createClubImages} from './club';
import {createLocalStore} from '.';

export default async function setup(): Promise<() => Promise<void>> {
  const file = process.env.LOCAL_STORE_CATALOGUE;
  const {catalogue, sources} = file
    ? await readCatalogue(file)
    : {catalogue: createClubCatalogue(new Date()), sources: createClubImages()};
  const store = createLocalStore({
    catalogue,
    images: createImageCdn({sources, cacheDir: 'node_modules/.cache/local-store'}),
    videos: clubVideos,
    control: true,
  });
  const {url} = await store.listen();
  process.env.LOCAL_STORE_URL = url;
  return () => store.close();
}
