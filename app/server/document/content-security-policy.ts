import type {AppConfig} from '../config';
import type {InlineSources} from './inline';

/** Sources that a document may use besides its own origin. */
interface PolicySources {
  readonly config: Pick<AppConfig, 'analytics' | 'personalization' | 'store'>;
  /** URL of a built script. On a CDN the others are in the same folder. */
  readonly assets: string;
  /** A staff preview frames its own pages, has no checkout and no analytics. */
  readonly isPreview: boolean;
  /** Vite's development server needs inline scripts and styles, evaluation and a socket. */
  readonly isDevelopment: boolean;
}

/** Folders from which Hydrogen loads Shopify's customer privacy and performance scripts: not the whole CDN. */
const ANALYTICS_SCRIPTS = [
  'https://cdn.shopify.com/shopifycloud/consent-tracking-api/',
  'https://cdn.shopify.com/shopifycloud/perf-kit/',
];
/** Where analytics events are sent. */
const ANALYTICS_EVENTS = 'https://monorail-edge.shopifysvc.com';

const encoder = new TextEncoder();

async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** Sources for the hashes of `texts` (CSP 3, section 2.3.1), each once. */
export async function hashSources(texts: readonly string[]): Promise<string[]> {
  return Promise.all([...new Set(texts)].map(hashSource));
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
  {config, assets, isPreview, isDevelopment}: PolicySources,
): Promise<string> {
  const {store} = config;
  const own = assetSource(assets);
  const [scripts, styles] = isDevelopment
    ? [["'unsafe-inline'", "'unsafe-eval'"], ["'unsafe-inline'"]]
    : await Promise.all([hashSources(inline.scripts), hashSources(inline.styles)]);
  const sockets = isDevelopment ? ['ws:', 'http://localhost:*'] : [];
  const isCounted = config.analytics !== null && !isPreview;
  const directives: Record<string, readonly string[]> = {
    // Firefox judges prefetches by this directive alone (decision 0012), so each kind of request has one of its own below.
    'default-src': own,
    'script-src': [...own, ...scripts, ...(isCounted ? ANALYTICS_SCRIPTS : [])],
    'style-src': [...own, ...styles],
    'img-src': [...own, store.imageOrigin],
    'media-src': [store.imageOrigin],
    // The font of a merchant's lettering is a file of the shop.
    'font-src': [...own, ...(config.personalization ? [store.imageOrigin] : [])],
    // Consent is kept by the checkout.
    'connect-src': [
      "'self'",
      ...sockets,
      ...(isCounted ? [store.checkoutOrigin, ANALYTICS_EVENTS] : []),
      // Staff upload pictures from their browser.
      ...(isPreview ? [store.uploadOrigin] : []),
    ],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...(isPreview ? [] : [store.checkoutOrigin])],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
    'frame-src': [isPreview ? "'self'" : "'none'"],
    'frame-ancestors': [isPreview ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** For responses other than documents: data, redirects, plain errors. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
