import {createReadStream} from 'node:fs';
import {realpath, stat} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import {extname, join, sep} from 'node:path';

import {listenOnLoopback} from '../ports';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A file of the client build: where it is, and the headers it is sent with. */
export interface Asset {
  file: string;
  headers: Record<string, string>;
}

/**
 * Finds the file that a URL's path names in the client build.
 *
 * Hashed files (`/assets/…`) never change, so they are cached for a year as Shopify's CDN does; the
 * rest of `public/` for an hour. Answers `undefined` for anything that is not a file below `directory`.
 */
export async function findAsset(
  directory: string,
  pathname: string,
): Promise<Asset | undefined> {
  const root = await realpath(directory);
  const file = await realpath(join(root, decodePath(pathname))).catch(() => undefined);
  if (!file?.startsWith(root + sep)) return undefined;
  const stats = await stat(file);
  if (!stats.isFile()) return undefined;
  const hashed = file.startsWith(join(root, 'assets') + sep);
  return {
    file,
    headers: {
      'access-control-allow-origin': '*',
      'cache-control': hashed
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      'content-length': String(stats.size),
      'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    },
  };
}

/** Serves the client build on a free loopback port: the part of Shopify's CDN. */
export async function startAssetServer(
  directory: string,
): Promise<{address: string; server: Server}> {
  const server = createServer((request, response) => {
    void findAsset(directory, pathOf(request)).then((asset) => {
      if (!asset) return response.writeHead(404).end();
      response.writeHead(200, asset.headers);
      return createReadStream(asset.file).pipe(response);
    });
  });
  const port = await listenOnLoopback(server, 0);
  return {address: `127.0.0.1:${port}`, server};
}

function pathOf(request: IncomingMessage): string {
  return new URL(request.url ?? '/', 'http://localhost').pathname;
}

/** A malformed escape or a NUL names no file. */
function decodePath(pathname: string): string {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? '' : decoded;
  } catch {
    return '';
  }
}
