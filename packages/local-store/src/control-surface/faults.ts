/** Faults that a test asks the store for, and which requests they befall. */
import type {Scope} from '../server/access';

export type Fault =
  /** Answers later. */
  | {kind: 'latency'; milliseconds: number}
  /** Answers with a status and a body of its own; the request is not carried out. */
  | {kind: 'status'; status: number; body?: string; headers?: Record<string, string>}
  /** Status 200 with another body; the request is carried out. */
  | {kind: 'body'; body: 'empty' | 'malformed' | 'truncated' | 'html' | 'null' | 'number'}
  /** Cuts the connection, before or after the request is carried out. */
  | {kind: 'reset'; when: 'before' | 'after'}
  /** Answers GraphQL errors; with `data` the request is carried out and its data kept. */
  | {
      kind: 'errors';
      errors?: {message: string; extensions?: Record<string, unknown>}[];
      data?: boolean;
    }
  /** Takes scopes away from the request's token. */
  | {kind: 'missingScopes'; scopes: Scope[]}
  /** Shopify's checkout throttle: 200 and an error with code THROTTLED. */
  | {kind: 'throttled'}
  /** Sends the answer in pieces, over this time. */
  | {kind: 'drip'; milliseconds: number; pieces?: number}
  /** Never answers. */
  | {kind: 'hang'};

export interface FaultRule {
  /** Name of the operation it befalls; every operation without one. */
  operation?: string;
  /** Number of requests it befalls; all until it is cleared, without one. */
  times?: number;
  fault: Fault;
}

export interface FaultRules {
  add(rule: FaultRule): void;
  clear(): void;
  /** The faults that befall a request; each counted rule has then one time less. */
  take(operation: string | null): Fault[];
}

/** An empty set of rules. */
export function createFaultRules(): FaultRules {
  let rules: (FaultRule & {left: number})[] = [];
  return {
    add: (rule) =>
      void rules.push({...rule, left: rule.times ?? Number.POSITIVE_INFINITY}),
    clear: () => void (rules = []),
    take(operation) {
      const befalling = rules.filter(
        (rule) => rule.operation === undefined || rule.operation === operation,
      );
      for (const rule of befalling) rule.left -= 1;
      rules = rules.filter(({left}) => left > 0);
      return befalling.map(({fault}) => fault);
    },
  };
}
