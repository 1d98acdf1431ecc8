/** Whether something that came over HTTP is a fault rule. */
import type {Fault} from './faults';

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
