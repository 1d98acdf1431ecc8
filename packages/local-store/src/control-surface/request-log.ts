/** The log of clients' requests to the API. */

export interface LoggedRequest {
  /** ISO instant of the store's clock. */
  at: string;
  /** Path, for example `/api/2025-01/graphql.json`. */
  path: string;
  operation: string | null;
  variables: Record<string, unknown>;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  /** Kinds of the faults that were injected. */
  faults: string[];
}

export interface RequestLog {
  add(request: LoggedRequest): void;
  /** Oldest first; only the newest are kept. */
  read(): LoggedRequest[];
  clear(): void;
}

/** An empty log. */
export function createRequestLog(capacity = 2000): RequestLog {
  let entries: LoggedRequest[] = [];
  return {
    add(request) {
      entries.push(request);
      if (entries.length > capacity) entries.shift();
    },
    read: () => [...entries],
    clear: () => void (entries = []),
  };
}
