import {hydrogenRoutes} from '@shopify/hydrogen';
import type {RouteConfigEntry} from '@remix-run/route-config';

/** Pages of Hydrogen for developers. Its home page is none of them: this shop has one. */
const TOOLS = ['graphiql', 'subrequest-profiler'];

/**
 * Hydrogen's developer tools as routes, while developing; in a build there are none. They are taken out of Hydrogen's layout,
 * which is a whole document and cannot stand inside this shop's own.
 */
export async function developerRoutes(): Promise<RouteConfigEntry[]> {
  const entries = await hydrogenRoutes([]);
  return entries
    .flatMap(({children = []}) => children)
    .filter(({path}) => path !== undefined && TOOLS.includes(path));
}
