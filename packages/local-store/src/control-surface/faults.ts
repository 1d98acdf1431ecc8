/** Faults that a test asks the store for, and which requests they apply to. */
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
  /** Name of the operation it applies to; every operation without one. */
  operation?: string;
  /** Number of requests it applies to; all until it is cleared, without one. */
  times?: number;
  /** It applies to every n-th of these requests only, beginning with the n-th. */
  every?: number;
  fault: Fault;
}

export interface FaultRules {
  add(rule: FaultRule): void;
  clear(): void;
  /** The faults that apply to a request; each counted rule then has one time less. */
  take(operation: string | null): Fault[];
}

/** An empty set of rules. */
export function createFaultRules(): FaultRules {
  let rules: (FaultRule & {left: number; seen: number})[] = [];
  return {
    add: (rule) =>
      void rules.push({
        ...rule,
        left: rule.times ?? Number.POSITIVE_INFINITY,
        seen: 0,
      }),
    clear: () => void (rules = []),
    take(operation) {
      const matching = rules.filter((rule) => {
        if (rule.operation !== undefined && rule.operation !== operation) return false;
        rule.seen += 1;
        return rule.seen % (rule.every ?? 1) === 0;
      });
      for (const rule of matching) rule.left -= 1;
      rules = rules.filter(({left}) => left > 0);
      return matching.map(({fault}) => fault);
    },
  };
}

type Fields = Record<string, (value: unknown) => boolean>;

const isText = (value: unknown) => typeof value === 'string';
const isCount = (value: unknown) => typeof value === 'number' && value >= 0;
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown) => Array.isArray(value);
const oneOf =
  (...texts: string[]) =>
  (value: unknown) =>
    typeof value === 'string' && texts.includes(value);
const optional = (check: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || check(value);

const fieldsOf: Record<Fault['kind'], Fields> = {
  latency: {milliseconds: isCount},
  status: {status: isCount, body: optional(isText), headers: optional(isObject)},
  body: {body: oneOf('empty', 'malformed', 'truncated', 'html', 'null', 'number')},
  reset: {when: oneOf('before', 'after')},
  errors: {
    errors: optional(isList),
    data: optional((value) => typeof value === 'boolean'),
  },
  missingScopes: {scopes: isList},
  throttled: {},
  drip: {milliseconds: isCount, pieces: optional(isCount)},
  hang: {},
};

/** Whether a value is a rule that the store can follow. */
export function isFaultRule(value: unknown): boolean {
  if (!isObject(value)) return false;
  const rule = new Map(Object.entries(value));
  const fault: unknown = rule.get('fault');
  return (
    optional(isText)(rule.get('operation')) &&
    optional(isCount)(rule.get('times')) &&
    isFault(fault)
  );
}

function isFault(value: unknown): boolean {
  if (!isObject(value)) return false;
  const fault = new Map(Object.entries(value));
  const kind: unknown = fault.get('kind');
  if (typeof kind !== 'string' || !isKind(kind)) return false;
  return Object.entries(fieldsOf[kind]).every(([name, check]) => check(fault.get(name)));
}

function isKind(kind: string): kind is Fault['kind'] {
  return Object.hasOwn(fieldsOf, kind);
}
