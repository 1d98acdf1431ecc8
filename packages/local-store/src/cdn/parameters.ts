export const CROPS = ['center', 'top', 'bottom', 'left', 'right'] as const;
export type Crop = (typeof CROPS)[number];

const FORMATS = ['webp', 'jpg', 'png', 'avif'] as const;
export type Format = (typeof FORMATS)[number];

/** Largest width or height that may be asked for, as on Shopify's CDN. */
const MAX_DIMENSION = 5760;
const DEFAULT_QUALITY = 80;

/** The transformation that a request asks for. Sizes are pixels; null means in proportion. */
export interface TransformRequest {
  width: number | null;
  height: number | null;
  crop: Crop | null;
  /** Fills what a picture of another shape leaves of the size asked for, as `#rrggbb`; null leaves its shape. */
  padColor: string | null;
  /** 1 to 100. */
  quality: number;
  /** null leaves the choice to the file's extension and the Accept header. */
  format: Format | null;
}

/** A parameter that cannot be honored; its message is safe to show. */
export class InvalidParameter extends Error {}

/**
 * Reads `width`, `height`, `crop`, `pad_color`, `quality` and `format`; other parameters (`v`) are ignored. An empty
 * value counts as absent.
 * @throws InvalidParameter naming the parameter and what it allows.
 */
export function parseTransform(query: URLSearchParams): TransformRequest {
  return {
    width: integer(query, 'width', MAX_DIMENSION),
    height: integer(query, 'height', MAX_DIMENSION),
    crop: oneOf(query, 'crop', CROPS),
    padColor: color(query, 'pad_color'),
    quality: integer(query, 'quality', 100) ?? DEFAULT_QUALITY,
    format: oneOf(query, 'format', FORMATS, {jpeg: 'jpg', pjpg: 'jpg'}),
  };
}

/** Format of a request that names none: WebP where the client says it reads it, else the file's own. */
export function defaultFormat(path: string, accept: string): Format {
  if (/\bimage\/webp\b/i.test(accept)) return 'webp';
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if (extension === 'jpeg') return 'jpg';
  return FORMATS.find((format) => format === extension) ?? 'png';
}

function integer(query: URLSearchParams, name: string, max: number): number | null {
  const text = query.get(name);
  if (text === null || text === '') return null;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > max) {
    throw new InvalidParameter(`${name} must be a whole number from 1 to ${max}`);
  }
  return value;
}

function color(query: URLSearchParams, name: string): string | null {
  const text = query.get(name);
  if (!text) return null;
  if (!/^[0-9a-f]{6}$/i.test(text)) {
    throw new InvalidParameter(`${name} must be six hexadecimal digits`);
  }
  return `#${text.toLowerCase()}`;
}

function oneOf<T extends string>(
  query: URLSearchParams,
  name: string,
  allowed: readonly T[],
  aliases: Readonly<Record<string, T>> = {},
): T | null {
  const text = query.get(name)?.toLowerCase();
  if (!text) return null;
  const found =
    allowed.find((value) => value === text) ??
    (Object.hasOwn(aliases, text) ? aliases[text] : undefined);
  if (!found) throw new InvalidParameter(`${name} must be one of ${allowed.join(', ')}`);
  return found;
}
