/** An HTTP exchange as the store's handlers see it, apart from sockets. */
import type {Scope} from './access';

export interface StoreRequest {
  method: string;
  url: URL;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The body as it came, where it may be no text. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** Scopes that the request's token is to lack this once; the control surface takes them. */
  withoutScopes?: readonly Scope[];
}

export interface StoreResponse {
  status: number;
  headers: Record<string, string>;
  /** `Set-Cookie` values. */
  cookies?: readonly string[];
  body: string | Uint8Array | null;
}

/** A response with a JSON body. */
export function json(
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): StoreResponse {
  return {
    status,
    headers: {'content-type': 'application/json; charset=utf-8', ...headers},
    body: JSON.stringify(body),
  };
}

/** A response with a text body. */
export function text(
  body: string,
  status = 200,
  headers: Record<string, string> = {},
): StoreResponse {
  return {
    status,
    headers: {'content-type': 'text/plain; charset=utf-8', ...headers},
    body,
  };
}
