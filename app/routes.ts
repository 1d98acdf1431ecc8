import {index, route, type RouteConfig} from '@remix-run/route-config';

/** The route table, in the specification's order (§2). */
export default [
  index('routes/home.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
