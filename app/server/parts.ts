import type {AppConfig} from './config';

/** What an add-on brings to the worker itself. */
interface WorkerPart {
  /** Sources that its documents load from, by directive of the Content-Security-Policy. */
  sources?: (config: AppConfig) => Readonly<Record<string, readonly string[]>>;
}

/**
 * What add-ons bring to the server, by the place of the core that asks for it. A feature of the
 * core declares the parts of its place here, by declaration merging (app/cart/parts.ts); app/shop
 * lists them.
 */
export interface ServerParts {
  readonly worker: readonly WorkerPart[];
}
