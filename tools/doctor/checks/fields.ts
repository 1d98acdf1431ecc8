/** Whether the token may read each field that the app reads, tried one by one. */
import {schemaOf} from '../../graphql/schemas';
import {variablesFor} from '../../graphql/operation-variables';
import {fieldQueries, type FieldQuery} from '../../graphql/field-queries';
import {
  failureFix,
  grantFix,
  type Failure,
  type ProbeError,
  type StoreProbe,
} from '../../store/probe';
import type {Samples} from '../../store/samples';
import type {Check, Context, Finding} from '../check';

/** Concurrent queries. */
const AT_ONCE = 4;

/** The loss to a shopper without a field; the check's own `impact` otherwise. */
const impacts: Readonly<Record<string, string>> = {
  'Product.tags':
    'Products vanish or lose ribbons and end dates: the spec reads them from tags.',
  'Product.totalInventory': 'Structured data cannot say what is in stock.',
  'ProductVariant.quantityAvailable': '“Only n left” is not shown.',
  'Product.metafield': 'Reviews of the store are not shown; the setting’s rating is.',
  'QueryRoot.metaobjects': 'Themes cannot be changed from the Shopify admin.',
  'QueryRoot.metaobject': 'Themes cannot be changed from the Shopify admin.',
  'QueryRoot.page': 'Size and shipping help is missing on product pages.',
};

interface Question extends FieldQuery {
  operation: string;
  values: Record<string, unknown>;
}

interface Denied {
  question: Question;
  error: ProbeError;
}

export const fields: Check = {
  name: 'fields',
  impact: 'What shows the field is missing, or its page fails.',
  needs: ['tokens'],
  async run(context) {
    const samples = await context.samples();
    if ('obstacle' in samples) {
      const {obstacle, impact, fix} = samples;
      return {status: 'fault', found: `cannot be tried: ${obstacle}`, impact, fix};
    }
    const questions = questionsFor(context, samples);
    const {denied, failures} = await askAll(context.probe, questions);
    if (denied.length + failures.length === 0)
      return {status: 'ok', found: `all ${questions.length} can be read`};
    return [...findings(denied), ...unanswered(failures)];
  },
};

/** Each field once, whichever operations read it. */
function questionsFor({documents, config}: Context, samples: Samples): Question[] {
  const schema = schemaOf('2025-01');
  const questions = new Map<string, Question>();
  const hasPickup = 'pickup' in config && Boolean(config.pickup);
  for (const {operation, ast} of documents) {
    // A shop without pickup never asks: its token needs no permission for it.
    if (operation.startsWith('Pickup') && !hasPickup) continue;
    const queries = fieldQueries(schema, ast);
    if (queries.length === 0) continue;
    const all = variablesFor(ast, samples);
    for (const query of queries) {
      if (questions.has(query.coordinate)) continue;
      const values = Object.fromEntries(
        query.variables.flatMap((name) => (name in all ? [[name, few(all[name])]] : [])),
      );
      questions.set(query.coordinate, {...query, operation, values});
    }
  }
  return [...questions.values()];
}

/** A small page shows whether a field is readable. */
function few(value: unknown): unknown {
  return typeof value === 'number' ? Math.min(value, 3) : value;
}

/** The results of all queries: fields that the store denies, and why others have no answer. */
async function askAll(probe: StoreProbe, questions: readonly Question[]) {
  const denied: Denied[] = [];
  const failures: Failure[] = [];
  const waiting = [...questions];
  const work = async () => {
    for (let question = waiting.shift(); question; question = waiting.shift()) {
      const reply = await probe.ask(question.text, question.values);
      if (reply.kind === 'failure') failures.push(reply);
      else if (reply.errors[0]) denied.push({question, error: reply.errors[0]});
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return {denied, failures};
}

function unanswered(failures: readonly Failure[]): Finding[] {
  const [first] = failures;
  if (!first) return [];
  return [
    {
      status: 'fault',
      found: `${failures.length} have no answer: ${first.reason}`,
      impact: 'Whether they can be read is not known.',
      fix: failureFix(first),
    },
  ];
}

/** One finding for each cause: a missing scope takes several fields with it, and all that lies below them. */
function findings(denied: readonly Denied[]): Finding[] {
  const causes = new Map<string, Denied[]>();
  for (const one of denied) {
    const cause = one.error.requiredAccess ?? one.error.message;
    causes.set(cause, [...(causes.get(cause) ?? []), one]);
  }
  return [...causes].map(([cause, members]) => {
    const names = members.map(({question}) => question.coordinate);
    const scope = members[0]?.error.requiredAccess;
    const impact = [...new Set(names.flatMap((name) => impacts[name] ?? []))].join(' ');
    return {
      status: 'fault',
      found: `${listed(names)}: ${cause}`,
      ...(impact && {impact}),
      fix: scope ? grantFix(scope) : 'See what the store says, and npm run parity.',
    };
  });
}

function listed(names: readonly string[]): string {
  const sorted = [...names].sort();
  const shown = sorted.slice(0, 4).join(', ');
  return sorted.length > 4 ? `${shown} and ${sorted.length - 4} more` : shown;
}
