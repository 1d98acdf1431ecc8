/** The control surface from another process: the same methods as `store.control`, over HTTP. */
import type {StoreControl} from './control';
import {controlArguments, controlRoot} from './handler';

export type ControlClient = {
  [Name in keyof StoreControl]: (
    ...values: Parameters<StoreControl[Name]>
  ) => Promise<ReturnType<StoreControl[Name]>>;
};

/**
 * A client for the control surface of a store that was started with it.
 * @param url of the store, without a slash at the end
 * Every method rejects with the store's own message when the store refuses.
 */
export function createControlClient(url: string): ControlClient {
  const names = Object.keys(controlArguments);
  const entries = names.map((name) => [
    name,
    (...values: unknown[]) => call(`${url}${controlRoot}${name}`, values),
  ]);
  // The table of arguments has one entry for each method of the control.
  return Object.fromEntries(entries) as ControlClient;
}

async function call(url: string, values: unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(values),
  });
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) {
    throw new Error(`The store at ${url} has no control surface (${response.status}).`);
  }
  // Answers of the control surface have this shape; see handler.ts.
  const {result, error} = (await response.json()) as {result?: unknown; error?: string};
  if (error !== undefined) throw new Error(error);
  return result;
}
