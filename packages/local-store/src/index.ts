/**
 * An embedded Storefront API: a store with a catalogue, carts and a checkout that speaks Shopify's
 * own GraphQL schema over HTTP. See README.md beside this file.
 */
import {createControl, type StoreControl} from './control-surface/control';
import {createFaultRules} from './control-surface/faults';
import {createRequestLog} from './control-surface/request-log';
import {schemaOf} from './schema/schemas';
import {defaultVersion} from './schema/versions';
import {
  createListener,
  startServer,
  stopServer,
  type Listening,
} from './server/http-server';
import {settingsOf, type LocalStoreOptions} from './server/options';
import {createRoutes} from './server/route';
import {createState} from './server/store-state';
import type {StoreRequest, StoreResponse} from './server/exchange';

export {adminSchemaText, adminSchemaVersion} from './admin/admin-schema';
export type * from './catalogue';
export type {OrderSummary, StoreControl} from './control-surface/control';
export type {Fault, FaultRule} from './control-surface/faults';
export type {LoggedRequest} from './control-surface/request-log';
export {adminScopes, allScopes, type AdminScope, type Scope} from './server/access';
export {
  defaultAdminApp,
  defaultTokens,
  type AdminApp,
  type LocalStoreOptions,
  type VideoFile,
} from './server/options';
export type {StoreRequest, StoreResponse} from './server/exchange';

export interface LocalStore {
  /** Where clients reach the store: its public URL, or the one it listens at. */
  readonly url: string;
  /**
   * Starts to answer HTTP.
   * @param port 0 takes any free port
   * @param host network interface; this machine alone by default
   * @throws Error with code `EADDRINUSE` when the port is taken
   */
  listen(port?: number, host?: string): Promise<{url: string; port: number}>;
  /** The control of tests and developers over the store; over HTTP only if `control` enables it. */
  readonly control: StoreControl;
  /** Answers a request without a socket, log or faults. */
  handle(request: StoreRequest): Promise<StoreResponse>;
  /** Stops answering; open connections are cut. The store's contents stay. */
  close(): Promise<void>;
}

/**
 * Makes a store. It keeps all its state to itself, so any number can run in one process.
 * @throws Error when the catalogue contradicts itself
 */
export function createLocalStore(options: LocalStoreOptions): LocalStore {
  const settings = settingsOf(options);
  const state = createState(settings);
  const handle = createRoutes(state);
  const faults = createFaultRules();
  const log = createRequestLog();
  const control = createControl(state, faults, log);
  let listening: Listening | null = null;
  return {
    get url() {
      return state.url;
    },
    control,
    handle,
    async listen(port = 0, host = '127.0.0.1') {
      // Built before anybody waits: it takes most of a second, on a busy machine longer than a shop waits for an answer.
      schemaOf(defaultVersion);
      const listener = createListener({state, handle, control, faults, log});
      const {publicUrl} = settings;
      const names = publicUrl ? [new URL(publicUrl).host] : [];
      listening = await startServer(listener, port, host, names);
      state.url = publicUrl ?? `http://${host}:${listening.port}`;
      return {url: state.url, port: listening.port};
    },
    async close() {
      if (listening) await stopServer(listening.server);
      listening = null;
    },
  };
}
