import {createHash} from 'node:crypto';

import {createDiskCache} from './disk-cache';
import {place, type Placement} from './geometry';
import {defaultFormat, InvalidParameter, parseTransform, type Format} from './parameters';
import {createCoalescer, createQueue} from './scheduling';
import type {ImageSource, ImageSources} from './source';
import {CONTENT_TYPES, encodeVariant} from './transform';

export type {ImageSource, ImageSources} from './source';

/** Everything the CDN serves lies below this path, as on a Shopify shop's own domain. */
export const CDN_ROOT = '/cdn/shop/files/';

const CONCURRENT_JOBS = 2;

interface CdnResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array | null;
}

export interface ImageCdn {
  /** Answers one request; never throws for what a client sent. */
  (url: URL, method: string, headers: Headers): Promise<CdnResponse>;
}

export interface ImageCdnOptions {
  sources: ImageSources;
  /** Directory for finished pictures; made when missing, safe to delete. */
  cacheDir: string;
}

interface Job {
  source: ImageSource;
  placement: Placement;
  format: Format;
  quality: number;
  key: string;
}

/**
 * An image CDN with the URL interface of Shopify's: `GET /cdn/shop/files/<path>` with `width`, `height`,
 * `crop`, `quality`, `format`. It serves what `sources` knows and nothing else: there is no path to a file
 * or another host in it.
 */
export function createImageCdn({sources, cacheDir}: ImageCdnOptions): ImageCdn {
  const cache = createDiskCache(cacheDir);
  const enqueue = createQueue(CONCURRENT_JOBS);
  const coalesce = createCoalescer<Buffer>();

  const variant = ({source, placement, format, quality, key}: Job) =>
    coalesce(key, async () => {
      const found = await cache.read(key);
      if (found) return found;
      const made = await enqueue(() =>
        encodeVariant(source.bytes, placement, format, quality),
      );
      await cache.write(key, made);
      return made;
    });

  return async (url, method, headers) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return refuse(405, 'Only GET and HEAD are allowed', {allow: 'GET, HEAD'});
    }
    const path = filePath(url.pathname);
    const source = path === undefined ? undefined : await sources(path);
    if (path === undefined || !source) return refuse(404, 'No such file');
    try {
      const job = readJob(source, path, url, headers);
      const common = commonHeaders(job);
      if (matches(headers.get('if-none-match'), job.key)) {
        return {status: 304, headers: common, body: null};
      }
      const body = await variant(job);
      return {
        status: 200,
        headers: {...common, 'content-length': String(body.byteLength)},
        body: method === 'HEAD' ? null : body,
      };
    } catch (error) {
      if (error instanceof InvalidParameter) return refuse(400, error.message);
      console.error(`The picture ${path} could not be made:`, error);
      return refuse(500, 'The picture could not be made');
    }
  };
}

function readJob(source: ImageSource, path: string, url: URL, headers: Headers): Job {
  const transform = parseTransform(url.searchParams);
  const format = transform.format ?? defaultFormat(path, headers.get('accept') ?? '');
  const placement = place(source, transform);
  const {quality} = transform;
  const key = digest(source.version, JSON.stringify(placement), format, quality);
  return {source, placement, format, quality, key};
}

/** The path below the root, or undefined when it is not a plain relative one. */
function filePath(pathname: string): string | undefined {
  if (!pathname.startsWith(CDN_ROOT)) return undefined;
  try {
    const path = decodeURIComponent(pathname.slice(CDN_ROOT.length));
    const plain = path
      .split('/')
      .every((part) => /^[^\\\0]+$/.test(part) && !/^\.+$/.test(part));
    return plain ? path : undefined;
  } catch {
    return undefined;
  }
}

function commonHeaders({format, key}: Job): Record<string, string> {
  return {
    'content-type': CONTENT_TYPES[format],
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${key}"`,
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
}

function refuse(
  status: number,
  message: string,
  extra: Record<string, string> = {},
): CdnResponse {
  return {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      ...extra,
    },
    body: new TextEncoder().encode(message),
  };
}

function matches(ifNoneMatch: string | null, key: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === `"${key}"`);
}

function digest(...parts: (string | number)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
}
