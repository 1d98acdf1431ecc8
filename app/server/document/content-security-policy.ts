import type {InlineSources} from './trusted-inline';

/** Sources of a service that the shop's configuration switched on. */
export interface ServiceSources {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
}

/** Where a document may get things from, beside its own origin. */
export interface PolicySources {
  /** The script that carries the page's data: its instant is in it, so that no other document has the same. */
  readonly data: string | null;
  /** Folder of the built scripts, styles and fonts: a path, or an address on a CDN. */
  readonly assets: string;
  readonly imageOrigin: string;
  /** Where the checkout is: cart forms end there. */
  readonly checkoutOrigin: string;
  /** What a service outside may give and be sent; none where no such service is configured. */
  readonly service?: ServiceSources | undefined;
  /** Vite's development server needs inline scripts and styles, evaluation and a socket. */
  readonly isDevelopment: boolean;
  /** A staff preview shows the page in frames of its own, and leads to no checkout. */
  readonly isPreview?: boolean;
}

const encoder = new TextEncoder();

async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** How many hashes are remembered: pages share nearly all of their inline scripts and styles. */
const MAX_REMEMBERED = 500;
/** Results, not promises: a promise of one request must not be awaited by another in a worker. */
const remembered = new Map<string, string>();

async function rememberedSource(text: string): Promise<string> {
  const known = remembered.get(text);
  if (known) return known;
  const source = await hashSource(text);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(text, source);
  return source;
}

/** Sources for the hashes of `texts` (CSP 3 §2.3.1), each once. */
export async function hashSources(texts: readonly string[]): Promise<string[]> {
  return Promise.all([...new Set(texts)].map(rememberedSource));
}

/** `'self'` covers assets on the own origin; on a CDN only their folder is allowed, never the whole host. */
function assetSource(assets: string): string[] {
  return assets.startsWith('/') ? ["'self'"] : ["'self'", new URL('./', assets).href];
}

/**
 * The Content-Security-Policy of a document with these inline scripts and styles.
 * Hashes and no nonce: the document is cached at the edge and the same for everyone (docs/decisions).
 */
export async function documentPolicy(
  inline: InlineSources,
  sources: PolicySources,
): Promise<string> {
  const own = assetSource(sources.assets);
  const [scripts, styles] = sources.isDevelopment
    ? [["'unsafe-inline'", "'unsafe-eval'"], ["'unsafe-inline'"]]
    : await Promise.all([hashSources(inline.scripts), hashSources(inline.styles)]);
  const data =
    !sources.isDevelopment && sources.data !== null
      ? [await hashSource(sources.data)]
      : [];
  const sockets = sources.isDevelopment ? ['ws:', 'http://localhost:*'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...own, ...scripts, ...data, ...(sources.service?.scripts ?? [])],
    'style-src': [...own, ...styles],
    'img-src': [...own, sources.imageOrigin],
    'font-src': own,
    'connect-src': ["'self'", ...sockets, ...(sources.service?.connections ?? [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...(sources.isPreview ? [] : [sources.checkoutOrigin])],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': [sources.isPreview ? "'self'" : "'none'"],
    ...(sources.isPreview && {'frame-src': ["'self'"]}),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** For responses that are no page: data, redirects, plain errors. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
