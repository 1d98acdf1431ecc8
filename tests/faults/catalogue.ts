import type {Fault} from '@quillhaven/local-store';

/** Milliseconds one call to the store may take in these suites; by default 3,500 (`STORE_TIMEOUT_MS`). */
export const TIMEOUT_MS = 800;

/** A failing store's message to developers; no shopper may ever read it. */
export const RAW = 'raw-words-of-the-store';

/** Variables of a request during a fault: the deadline is short only where the store's answer comes later, or never. */
export const deadlineFor = ({kind}: Fault): Record<string, string> =>
  ['hang', 'latency', 'drip'].includes(kind) ? {STORE_TIMEOUT_MS: '100'} : {};

const JSON_BODY = `{"message":"${RAW}"}`;
const HTML_BODY = `<!doctype html><h1>${RAW}</h1>`;

interface Row {
  readonly name: string;
  readonly fault: Fault;
}

export interface FailingRow extends Row {
  /** The store does what it is asked, and only its answer is lost. */
  readonly executed: boolean;
}

const status = (code: number, body = ''): Fault => ({kind: 'status', status: code, body});

/** Slow, but in time: the shopper waits, and gets the page. */
export const SLOW: readonly Row[] = [
  {name: 'latency of 0.3 s', fault: {kind: 'latency', milliseconds: 300}},
  {name: 'a slow drip', fault: {kind: 'drip', milliseconds: 100}},
];

/** Something of the answer is missing, and the rest is good. */
export const PARTIAL: readonly Row[] = [
  {
    name: 'data beside errors',
    fault: {kind: 'errors', data: true, errors: [{message: RAW}]},
  },
  {
    name: 'ACCESS_DENIED for stock counts',
    fault: {
      kind: 'missingScopes',
      scopes: ['unauthenticated_read_product_inventory'],
    },
  },
];

const notExecuted: readonly Row[] = [
  {name: 'a hang', fault: {kind: 'hang'}},
  {name: 'a reset', fault: {kind: 'reset', when: 'before'}},
  {name: '500 with JSON', fault: status(500, JSON_BODY)},
  {name: '500 with HTML', fault: status(500, HTML_BODY)},
  {name: '503 with JSON', fault: status(503, JSON_BODY)},
  {name: '503 with HTML', fault: status(503, HTML_BODY)},
  {name: '429 without a body', fault: status(429)},
  {name: '430 without a body', fault: status(430)},
  {name: '429 with HTML', fault: status(429, HTML_BODY)},
  {name: '401, a wrong token', fault: status(401, '{"errors":[{"message":""}]}')},
  {name: '402, a frozen shop', fault: status(402, JSON_BODY)},
  {name: '423, a locked shop', fault: status(423, JSON_BODY)},
  {name: 'THROTTLED in a 200', fault: {kind: 'throttled'}},
  {
    name: 'errors without data',
    fault: {kind: 'errors', errors: [{message: RAW}]},
  },
  {
    name: 'errors beside nulls',
    fault: status(200, `{"data":{"product":null},"errors":[{"message":"${RAW}"}]}`),
  },
  {name: '200 with {}', fault: status(200, '{}')},
  {name: '200 with empty data', fault: status(200, '{"data":{}}')},
  {name: '200 with a list', fault: status(200, '[]')},
  {name: '200 with data of another type', fault: status(200, '{"data":[]}')},
];

const answerLost: readonly Row[] = [
  {name: 'latency of 2 s', fault: {kind: 'latency', milliseconds: 2000}},
  {name: 'latency of 5 s', fault: {kind: 'latency', milliseconds: 5000}},
  {name: 'latency of 10 s', fault: {kind: 'latency', milliseconds: 10_000}},
  {name: 'a drip that takes 10 s', fault: {kind: 'drip', milliseconds: 10_000}},
  {name: 'a reset after the change was applied', fault: {kind: 'reset', when: 'after'}},
  ...(['empty', 'malformed', 'truncated', 'html', 'null', 'number'] as const).map(
    (body): Row => ({
      name: `200 with a body that is ${body}`,
      fault: {kind: 'body', body},
    }),
  ),
];

/** Every way of the store to give no usable answer within the bound. */
export const FAILING: readonly FailingRow[] = [
  ...notExecuted.map((row) => ({...row, executed: false})),
  ...answerLost.map((row) => ({...row, executed: true})),
];
