import {index, route as anyCase, type RouteConfig} from '@remix-run/route-config';

import {developerRoutes} from '../build/developer-routes';

/** Paths match exactly (§2.1): the router ignores case otherwise. */
const route = (path: string, file: string, options: {id?: string} = {}) =>
  anyCase(path, file, {...options, caseSensitive: true});

/**
 * The route table, in the specification's order (§2). While developing, `/graphiql` and
 * `/subrequest-profiler` join it.
 */
export default [
  index('routes/home.tsx'),
  route('latest', 'routes/home.tsx', {id: 'latest'}),
  route('products', 'routes/home.tsx', {id: 'products'}),
  route('shirts', 'routes/product-type.tsx', {id: 'shirts'}),
  route('hoodies', 'routes/product-type.tsx', {id: 'hoodies'}),
  route('collections', 'routes/collections.tsx'),
  route('collections/:handle', 'routes/collection.tsx'),
  route('api/grid', 'routes/api.grid.ts'),
  route('search', 'routes/search.tsx'),
  route('api/search', 'routes/api.search.ts'),
  route('cart', 'routes/cart.tsx'),
  route('markets', 'routes/markets.tsx'),
  route('cart/:lines', 'routes/cart-link.tsx'),
  route('discount/:code', 'routes/discount-link.tsx'),
  route('api/cart', 'routes/api.cart.ts'),
  route('products/:handle', 'routes/product.tsx'),
  route('notify', 'routes/notify.tsx'),
  route('api/notify', 'routes/api.notify.ts'),
  route('withdraw', 'routes/withdraw.tsx'),
  route('saved', 'routes/saved.tsx'),
  route('review/:handle', 'routes/review.tsx'),
  route('api/reviews/:product', 'routes/api.reviews.ts'),
  route('api/pickup/:variant', 'routes/api.pickup.ts'),
  route('preview', 'routes/preview.tsx'),
  route('preview/:name', 'routes/preview.api.ts'),
  route('pages/contact', 'routes/contact.tsx'),
  route('pages/:handle', 'routes/content.tsx'),
  route('policies', 'routes/content.tsx', {id: 'policies'}),
  route('policies/:policy', 'routes/content.tsx', {id: 'policy'}),
  route('blogs/:blog', 'routes/content.tsx', {id: 'blog'}),
  route('blogs/:blog/:handle', 'routes/content.tsx', {id: 'article'}),
  route('api/products/:handle', 'routes/api.product.ts'),
  route('api/recommendations/:handle', 'routes/api.recommendations.ts'),
  route('api/calendar/:file', 'routes/api.calendar.ts'),
  route('api/time', 'routes/api.time.ts'),
  route('api/health', 'routes/api.health.ts'),
  route('api/events', 'routes/api.analytics.ts'),
  route('api/:version/graphql.json', 'routes/api.analytics.ts', {id: 'consent'}),
  route('pictures/*', 'routes/picture.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemap/:type/:file', 'routes/sitemap.ts', {id: 'sitemap'}),
  route('agents.md', 'routes/markdown.ts'),
  route('llms.txt', 'routes/markdown.ts', {id: 'llms'}),
  route('llms-full.txt', 'routes/markdown.ts', {id: 'llms-full'}),
  route('products/:handle.md', 'routes/markdown.ts', {id: 'product.md'}),
  route('collections/:handle.md', 'routes/markdown.ts', {id: 'collection.md'}),
  route('policies/:handle.md', 'routes/markdown.ts', {id: 'policy.md'}),
  route('pages/:handle.md', 'routes/markdown.ts', {id: 'page.md'}),
  route('.well-known/ucp', 'routes/commerce.ts', {id: 'ucp'}),
  route('api/ucp/mcp', 'routes/commerce.ts', {id: 'ucp.mcp'}),
  route('*', 'routes/not-found.tsx'),
  ...(await developerRoutes()),
] satisfies RouteConfig;
