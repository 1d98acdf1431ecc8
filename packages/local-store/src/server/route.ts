/** Which handler answers which path. */
import {CDN_ROOT} from '../cdn';
import {readUpload, UPLOAD_ROOT, UPLOADED_PICTURES} from '../admin/admin-files';
import {createAdminHandler, isAdminPath} from '../admin/admin-handler';
import {createAgentsHandler, isAgentsPath} from '../agents/agents-handler';
import {VIDEO_ROOT} from '../model/picture-url';
import {answerContent, createCheckoutHandler, isCheckoutPath} from '../checkout/handler';
import {createApiHandler, isApiPath, type Handler} from './api-handler';
import {text, type StoreRequest, type StoreResponse} from './exchange';
import type {StoreState} from './store-state';

/** The handler of all of a store's paths. */
export function createRoutes(state: StoreState): Handler {
  const api = createApiHandler(state);
  const admin = createAdminHandler(state);
  const checkout = createCheckoutHandler(state);
  const agents = createAgentsHandler(state, api);
  return async (request) => {
    const {pathname} = request.url;
    if (isApiPath(pathname)) return api(request);
    if (isAdminPath(pathname)) return admin(request);
    if (isCheckoutPath(pathname)) return checkout(request);
    if (isAgentsPath(pathname)) return agents(request);
    if (pathname === UPLOAD_ROOT) return upload(request, state);
    if (pathname.startsWith(UPLOADED_PICTURES)) return uploadedPicture(request, state);
    if (pathname.startsWith(CDN_ROOT)) return picture(request, state);
    if (pathname.startsWith(VIDEO_ROOT)) return video(request, state);
    // Browsers ask for it on every page of the checkout; there is none.
    if (pathname === '/favicon.ico') return {status: 204, headers: {}, body: null};
    return answerContent(request, state) ?? text('Not found', 404);
  };
}

/** A staged upload, as a browser posts it. Like a bucket elsewhere, it answers no origin's scripts. */
async function upload(
  {method, bytes, headers}: StoreRequest,
  {files}: StoreState,
): Promise<StoreResponse> {
  if (method !== 'POST' || !bytes) return text('Only POST is allowed', 405);
  const posted = await readUpload(bytes, headers['content-type'] ?? '');
  const isTaken = posted !== null && files.receive(posted.key, posted.file);
  return isTaken ? {status: 204, headers: {}, body: null} : text('Not staged', 403);
}

/** An uploaded picture, as it came: this store does not resize them. */
function uploadedPicture({url}: StoreRequest, {files}: StoreState): StoreResponse {
  const file = files.picture(url.pathname.slice(UPLOADED_PICTURES.length));
  if (!file) return text('No such file', 404);
  return {
    status: 200,
    headers: {
      'content-type': file.mimeType,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
    body: file.body,
  };
}

async function picture(request: StoreRequest, state: StoreState): Promise<StoreResponse> {
  const {images} = state.settings;
  if (!images) return text('This store has no pictures', 404);
  return images(request.url, request.method, new Headers(request.headers));
}

/** A video, or the part of it that a player asks for: browsers play nothing from a server that knows no ranges. */
function video({url, headers}: StoreRequest, {settings}: StoreState): StoreResponse {
  const path = url.pathname.slice(VIDEO_ROOT.length);
  const file = settings.videos?.(path);
  if (!file) return text('No such video', 404);
  const {body, mimeType} = file;
  const size = body.byteLength;
  const common = {
    'content-type': mimeType,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (!from && !to) {
    return {status: 200, headers: {...common, 'content-length': String(size)}, body};
  }
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(size - 1, Number(to)) : size - 1;
  if (start > end) {
    return text('No such part', 416, {'content-range': `bytes */${size}`});
  }
  return {
    status: 206,
    headers: {
      ...common,
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': String(end - start + 1),
    },
    body: body.subarray(start, end + 1),
  };
}
