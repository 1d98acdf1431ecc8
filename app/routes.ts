import {index, route, type RouteConfig} from '@remix-run/route-config';

import {developerRoutes} from '../build/developer-routes';

/**
 * The route table, in the specification's order (§2). While developing, `/graphiql` and `/subrequest-profiler` join it.
 */
export default [
  index('routes/home.tsx'),
  route('latest', 'routes/home.tsx', {id: 'latest'}),
  route('products', 'routes/home.tsx', {id: 'products'}),
  route('shirts', 'routes/product-type.tsx', {id: 'shirts'}),
  route('hoodies', 'routes/product-type.tsx', {id: 'hoodies'}),
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
  route('pages/:handle', 'routes/page.tsx'),
  route('policies', 'routes/policies.tsx'),
  route('policies/:handle', 'routes/policy.tsx'),
  route('blogs/:blog', 'routes/blog.tsx'),
  route('blogs/:blog/:handle', 'routes/article.tsx'),
  route('api/products/:handle', 'routes/api.product.ts'),
  route('api/recommendations/:handle', 'routes/api.recommendations.ts'),
  route('api/calendar/:file', 'routes/api.calendar.ts'),
  route('api/time', 'routes/api.time.ts'),
  route('api/health', 'routes/api.health.ts'),
  route('api/:version/graphql.json', 'routes/api.consent.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemap/:type/:file', 'routes/sitemap.ts'),
  route('*', 'routes/not-found.tsx'),
  ...(await developerRoutes()),
] satisfies RouteConfig;
