import type {AppConfig} from './config';

interface PolicySources {
  readonly config: Pick<AppConfig, 'store'>;
  /** What add-ons load from elsewhere, by directive. */
  readonly added: readonly Readonly<Record<string, readonly string[]>>[];
  /** URL of a built script. On a CDN the others are in the same folder. */
  readonly assets: string;
  /**
   * Whether it has a form that leads to the checkout. Browsers check each redirect of a form's
   * answer, and a checkout passes hosts that only Shopify knows.
   */
  readonly hasCheckoutForm: boolean;
  /** A staff preview frames its own pages, has no checkout and no analytics. */
  readonly isPreview: boolean;
  /** Vite's development server needs inline scripts and styles, evaluation and a socket. */
  readonly isDevelopment: boolean;
}

const encoder = new TextEncoder();

async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** Sources for the hashes of `texts` (CSP 3, section 2.3.1), each once. */
export async function hashSources(texts: readonly string[]): Promise<string[]> {
  return Promise.all([...new Set(texts)].map(hashSource));
}

/**
 * The Content-Security-Policy of a document with these inline scripts and styles. Hashes and no
 * nonce: the document is cached at the edge and the same for everyone (docs/decisions).
 */
export async function documentPolicy(
  inline: Omit<FinishedDocument, 'html'>,
  {config, added, assets, hasCheckoutForm, isPreview, isDevelopment}: PolicySources,
): Promise<string> {
  const {store} = config;
  // `'self'` covers assets on the own origin; of a CDN only their folder is allowed.
  const own = ["'self'", ...(assets.startsWith('/') ? [] : [new URL('./', assets).href])];
  const [scripts, styles] = isDevelopment
    ? [["'unsafe-inline'", "'unsafe-eval'"], ["'unsafe-inline'"]]
    : await Promise.all([hashSources(inline.scripts), hashSources(inline.styles)]);
  const files = [
    store.imageOrigin,
    // Texts have pictures and videos by the store's own domain, too.
    ...(store.origin === store.imageOrigin ? [] : [`${store.origin}/cdn/`]),
  ];
  const sockets = isDevelopment ? ['ws:', 'http://localhost:*'] : [];
  const directives: Record<string, readonly string[]> = {
    // Firefox judges prefetches by this directive alone (decision 0012), so each kind of request
    // has one of its own below.
    'default-src': own,
    'script-src': [...own, ...scripts],
    'style-src': [...own, ...styles],
    'img-src': [...own, ...files],
    'media-src': files,
    'font-src': own,
    'connect-src': [
      "'self'",
      ...sockets,
      // Staff upload pictures from their browser.
      ...(isPreview ? [store.uploadOrigin] : []),
    ],
    'manifest-src': ["'self'"],
    'form-action': [
      "'self'",
      ...(isPreview ? [] : [store.checkoutOrigin]),
      ...(hasCheckoutForm && !isPreview ? [new URL(store.checkoutOrigin).protocol] : []),
    ],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
    'frame-src': [isPreview ? "'self'" : "'none'"],
    'frame-ancestors': [isPreview ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => {
      const all = [values, ...added.map((sources) => sources[name] ?? [])].flat();
      return `${name} ${[...new Set(all)].join(' ')}`;
    })
    .join('; ');
}

/** For responses other than documents: data, redirects, plain errors. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

export interface FinishedDocument {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Removes the nonce from a rendered document, collects the text of each inline script and style
 * that had it, and defers Remix's script and preloads. An injected element cannot have the nonce,
 * which never leaves the server, so its hash is not in the policy (decision 0012).
 */
export function finishDocument(rendered: string, nonce: string): FinishedDocument {
  const scripts: string[] = [];
  const styles: string[] = [];
  const inline = new RegExp(
    `<(script|style)\\b([^>]*?) nonce="${nonce}"([^>]*)>(.*?)</\\1>`,
    'gs',
  );
  const html = rendered
    .replace(inline, (_, name: string, before: string, after: string, text: string) => {
      (name === 'style' ? styles : scripts).push(text);
      const attributes = (before + after).replace('type="module"', 'type="deferred"');
      return `<${name}${attributes}>${text}</${name}>`;
    })
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll('<link rel="modulepreload"', '<link rel="deferred"');
  return {html, scripts, styles};
}

const FIXED = {
  'X-Content-Type-Options': 'nosniff',
  // `no-referrer` would make the shop's own forms post with `Origin: null`, and older browsers say
  // nothing else of theirs.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** The device permissions of a document: a position at most. */
export const permissionsPolicy = (mayLocate: boolean) =>
  `accelerometer=(), camera=(), geolocation=(${mayLocate ? 'self' : ''}), gyroscope=(), ` +
  'magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/**
 * Adds the headers of every response, errors included; documents have their own policies, and a 304
 * without one keeps those of the visitor's copy. `url` is what the visitor sees; HSTS covers its
 * subdomains only where that is asked for, as browsers forget it in two years only.
 */
export function addSecurityHeaders(
  {headers, status}: Response,
  {url, hstsSubdomains}: {url: string; hstsSubdomains: boolean},
) {
  for (const [name, value] of Object.entries(FIXED)) headers.set(name, value);
  const strictest = {
    'Content-Security-Policy': BARE_POLICY,
    'Permissions-Policy': permissionsPolicy(false),
  };
  for (const [name, value] of Object.entries(strictest))
    if (status !== 304 && !headers.has(name)) headers.set(name, value);
  if (url.startsWith('https:')) {
    const others = hstsSubdomains ? '; includeSubDomains' : '';
    headers.set('Strict-Transport-Security', `max-age=${TWO_YEARS}${others}`);
  }
}
