/** Compares two stores: the shapes of their answers to the app's operations, and how they behave. */
import {isDeepStrictEqual} from 'node:util';

import {UsageError} from '../command';
import type {AppDocument} from '../graphql/app-documents';
import {variablesFor} from '../graphql/operation-variables';
import {schemaOf} from '../graphql/schemas';
import {createProbe} from '../store/probe';
import {findSamples, type Samples} from '../store/samples';
import {behaviors} from './behaviours';
import {askStore, at, type ComparedStore} from './client';
import {answerShape, shapeDifferences, shapeOf, type Shape} from './shape';

/** A store's answers, by the name of the operation or the rule. */
export interface Observations {
  store: ComparedStore;
  /** The shape of each operation's answer. */
  shapes: ReadonlyMap<string, Shape>;
  /** The result of each rule's experiment. */
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
  const schema = schemaOf(store.version);
  const shapes = new Map<string, Shape>();
  for (const {operation, text, ast} of documents) {
    // Each operation has a cart of its own, so that none depends on another.
    const variables = variablesFor(ast, await samplesOf(store));
    const {status, body} = await askStore(store, text, variables);
    const errors = at(body, 'errors');
    shapes.set(operation, {
      status: String(status),
      data: answerShape(schema, ast, at(body, 'data')),
      ...(errors ? {errors: shapeOf(errors)} : {}),
    });
  }
  const samples = await samplesOf(store);
  const outcomes = new Map<string, unknown>();
  for (const {name, observe: experiment} of behaviors)
    outcomes.set(name, await experiment(store, samples));
  return {store, shapes, outcomes};
}

async function samplesOf(store: ComparedStore): Promise<Samples> {
  const {url: origin, publicToken, version} = store;
  const probe = createProbe({origin, publicToken, privateToken: ''}, {version});
  const samples = await findSamples(probe, store.collectionId);
  if (!('obstacle' in samples)) return samples;
  throw new UsageError(`${store.name}: ${samples.obstacle}. ${samples.fix}`);
}

/** A difference, in words. */
export interface Difference {
  /** The operation, or the rule. */
  name: string;
  text: string;
}

/** The rules that a store breaks. */
export function brokenRules({outcomes}: Observations): Difference[] {
  return behaviors.flatMap(({name, expected}) => {
    const seen = outcomes.get(name);
    if (isDeepStrictEqual(seen, expected)) return [];
    const text = `expected ${JSON.stringify(expected)}, saw ${JSON.stringify(seen)}`;
    return [{name, text}];
  });
}

/** Every difference in shape or behavior between two stores. */
export function compare(one: Observations, other: Observations): Difference[] {
  const shapes = [...one.shapes].flatMap(([name, shape]) =>
    shapeDifferences(shape, other.shapes.get(name) ?? 'nothing').map((text) => ({
      name,
      text,
    })),
  );
  const outcomes = [...one.outcomes].flatMap(([name, seen]) => {
    const counterpart = other.outcomes.get(name);
    if (isDeepStrictEqual(seen, counterpart)) return [];
    return [{name, text: `${JSON.stringify(seen)}, ${JSON.stringify(counterpart)}`}];
  });
  return [...shapes, ...outcomes];
}

/** A comparison with the local store, for people. */
export function parityReport(local: Observations, other: Observations): string {
  const {store, shapes} = other;
  const differences = compare(local, other);
  const broken = brokenRules(other);
  return [
    `${store.name}, asked as ${store.version}, beside the local store`,
    `  ${shapes.size} operations and ${behaviors.length} rules were tried.`,
    ...section('Differences (local store, this store)', differences),
    ...section('Rules of the documentation that this store breaks', broken),
    ...(differences.length + broken.length === 0 ? ['  No difference.'] : []),
  ].join('\n');
}

function section(title: string, differences: readonly Difference[]): string[] {
  if (differences.length === 0) return [];
  const lines = differences.map(({name, text}) => `  - ${name}: ${text}`);
  return ['', `  ${title}:`, ...lines];
}
