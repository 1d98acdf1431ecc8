/** Which handler answers which path. */
import {CDN_ROOT} from '../cdn';
import {createAdminHandler, isAdminPath} from '../admin/admin-handler';
import {createCheckoutHandler, isCheckoutPath} from '../checkout/handler';
import {createApiHandler, isApiPath, type Handler} from './api-handler';
import {text, type StoreRequest, type StoreResponse} from './exchange';
import type {StoreState} from './store-state';

/** The handler of all of a store's paths. */
export function createRoutes(state: StoreState): Handler {
  const api = createApiHandler(state);
  const admin = createAdminHandler(state);
  const checkout = createCheckoutHandler(state);
  return async (request) => {
    const {pathname} = request.url;
    if (isApiPath(pathname)) return api(request);
    if (isAdminPath(pathname)) return admin(request);
    if (isCheckoutPath(pathname)) return checkout(request);
    if (pathname.startsWith(CDN_ROOT)) return picture(request, state);
    // Browsers ask for it on every page of the checkout; there is none.
    if (pathname === '/favicon.ico') return {status: 204, headers: {}, body: null};
    return text('Not found', 404);
  };
}

async function picture(request: StoreRequest, state: StoreState): Promise<StoreResponse> {
  const {images} = state.settings;
  if (!images) return text('This store has no pictures', 404);
  return images(request.url, request.method, new Headers(request.headers));
}
