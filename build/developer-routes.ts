import {hydrogenRoutes} from '@shopify/hydrogen';
import type {RouteConfigEntry} from '@remix-run/route-config';

/** Hydrogen's developer pages, except its home page. */
const TOOLS = ['graphiql', 'subrequest-profiler'];

/**
 * Hydrogen's developer tools as routes; none in a build. They are taken out of Hydrogen's layout, which is a whole
 * document and cannot be nested in this shop's. Hydrogen gives their files as URLs do: "Fan%20Shop" for the folder "Fan Shop".
 */
export async function developerRoutes(): Promise<RouteConfigEntry[]> {
  const entries = await hydrogenRoutes([]);
  return entries
    .flatMap(({children = []}) => children)
    .filter(({path}) => path !== undefined && TOOLS.includes(path))
    .map((route) => ({...route, file: decodeURIComponent(route.file)}));
}
