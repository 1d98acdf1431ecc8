import type {AppConfig, SettingsPart} from './config';
import type {JsonPost} from './request-guard';

/** What an add-on brings to the worker itself. */
export interface WorkerPart {
  /** What its documents load from elsewhere, by directive of the Content-Security-Policy. */
  sources?: (
    config: AppConfig,
    isPreview: boolean,
  ) => Readonly<Record<string, readonly string[]>>;
  /** Text of a script for every document, behind those of the core and before the first paint. */
  earlyScript?: string;
  /** Where it takes JSON instead of a form. */
  jsonPosts?: readonly JsonPost[];
  /** Paths below /api/ that crawlers may ask for. */
  crawled?: (config: AppConfig) => readonly string[];
}

/**
 * What add-ons bring to the server, by the place of the core that asks for it. A feature of the
 * core declares the parts of its place here, by declaration merging (app/cart/parts.ts); app/shop
 * lists them.
 */
export interface ServerParts {
  readonly settings: readonly SettingsPart[];
  readonly worker: readonly WorkerPart[];
}
