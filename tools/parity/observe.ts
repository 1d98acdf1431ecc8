import {isDeepStrictEqual} from 'node:util';

import {variablesFor} from '../graphql/operation-variables';
import type {Subjects} from '../graphql/subjects';
import {createProbe} from '../doctor/probe';
import {findSubjects} from '../doctor/subjects';
import type {AppDocument} from '../graphql/app-documents';
import {UsageError} from '../run/usage-error';
import {behaviours} from './behaviours';
import {askStore, at, type ComparedStore} from './client';
import {shapeDifferences, shapeOf, type Shape} from './shape';

/** Everything that was seen of a store, by name. */
export interface Observations {
  store: ComparedStore;
  /** What each operation of the app answers. */
  shapes: ReadonlyMap<string, Shape>;
  /** What each rule's experiment came to. */
  outcomes: ReadonlyMap<string, unknown>;
}

/**
 * Runs every operation of the app and every experiment against a store. It leaves a few carts behind, which expire.
 * @throws UsageError when the store has nothing to buy, or makes no cart
 */
export async function observe(
  store: ComparedStore,
  documents: readonly AppDocument[],
): Promise<Observations> {
  const shapes = new Map<string, Shape>();
  for (const {operation, text} of documents) {
    // A cart of its own for each, so that none depends on another.
    const variables = variablesFor(operation, await subjectsOf(store));
    const {status, body} = await askStore(store, text, variables);
    const errors = at(body, 'errors');
    shapes.set(
      operation,
      shapeOf({status, data: at(body, 'data'), ...(errors ? {errors} : {})}),
    );
  }
  const subjects = await subjectsOf(store);
  const outcomes = new Map<string, unknown>();
  for (const {name, observe: experiment} of behaviours)
    outcomes.set(name, await experiment(store, subjects));
  return {store, shapes, outcomes};
}

async function subjectsOf(store: ComparedStore): Promise<Subjects> {
  const {url: origin, publicToken} = store;
  const probe = createProbe({origin, publicToken, privateToken: ''});
  const subjects = await findSubjects(probe, store.collectionId);
  if (!('obstacle' in subjects)) return subjects;
  throw new UsageError(`${store.name}: ${subjects.obstacle}. ${subjects.mend}`);
}

/** A difference, in words. */
export interface Difference {
  /** The operation, or the rule. */
  subject: string;
  text: string;
}

/** Rules that a store does not keep. */
export function brokenRules({outcomes}: Observations): Difference[] {
  return behaviours.flatMap(({name, expected}) => {
    const seen = outcomes.get(name);
    return isDeepStrictEqual(seen, expected)
      ? []
      : [
          {
            subject: name,
            text: `expected ${JSON.stringify(expected)}, saw ${JSON.stringify(seen)}`,
          },
        ];
  });
}

/** Every difference in shape or behaviour between two stores. */
export function compare(one: Observations, other: Observations): Difference[] {
  const shapes = [...one.shapes].flatMap(([operation, shape]) => {
    const counterpart = other.shapes.get(operation) ?? 'nothing';
    return shapeDifferences(shape, counterpart).map((text) => ({
      subject: operation,
      text,
    }));
  });
  const outcomes = [...one.outcomes].flatMap(([name, seen]) => {
    const counterpart = other.outcomes.get(name);
    return isDeepStrictEqual(seen, counterpart)
      ? []
      : [
          {
            subject: name,
            text: `${JSON.stringify(seen)}, ${JSON.stringify(counterpart)}`,
          },
        ];
  });
  return [...shapes, ...outcomes];
}
