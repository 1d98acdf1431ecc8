/** How much work a document is before anything is known of its meaning: for the parser's output alone. */
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * Most selections of one object and of a document, with its fragments where they are spread, and most pairs of
 * selections with one name, which validation compares. Shopify documents no such limits; these are far above
 * what a shop asks, and keep a document of thousands of aliases from blocking the process.
 */
const maxWeight = {width: 1_000, selections: 10_000, pairs: 20_000};

/** A document's widest object, selections and pairs, counted until one is above its limit. */
function weightOf({definitions}: DocumentNode): typeof maxWeight {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  let width = 0;
  let selections = 0;
  let pairs = 0;
  const isOver = () =>
    width > maxWeight.width ||
    selections > maxWeight.selections ||
    pairs > maxWeight.pairs;

  /** Fields of one object merge by their names, as in execution; so do their selections. */
  function weigh(sets: readonly SelectionSetNode[]): void {
    const fields = new Map<string, SelectionSetNode[]>();
    const counts = new Map<string, number>();
    const spread = new Set<string>();
    const queue = [...sets];
    let count = 0;
    for (let set = queue.shift(); set; set = queue.shift()) {
      for (const selection of set.selections) {
        selections += 1;
        count += 1;
        width = Math.max(width, count);
        if (isOver()) return;
        if (selection.kind === Kind.INLINE_FRAGMENT) queue.push(selection.selectionSet);
        else if (selection.kind === Kind.FRAGMENT_SPREAD) {
          const fragment = fragments.get(selection.name.value);
          if (!fragment || spread.has(selection.name.value)) continue;
          spread.add(selection.name.value);
          queue.push(fragment.selectionSet);
        } else {
          const key = (selection.alias ?? selection.name).value;
          const same = counts.get(key) ?? 0;
          counts.set(key, same + 1);
          pairs += same;
          const nested = fields.get(key) ?? [];
          if (selection.selectionSet) nested.push(selection.selectionSet);
          fields.set(key, nested);
        }
      }
    }
    for (const nested of fields.values()) {
      if (isOver()) return;
      if (nested.length > 0) weigh(nested);
    }
  }

  for (const definition of definitions) {
    if ('selectionSet' in definition && definition.selectionSet)
      weigh([definition.selectionSet]);
  }
  return {width, selections, pairs};
}

/** Shopify's error for a query that asks too much (shopify.dev/docs/api/storefront). */
export function tooComplex(cost: number, maxCost: number) {
  return {
    message: 'Complexity exceeded',
    extensions: {code: 'MAX_COMPLEXITY_EXCEEDED', cost, maxCost},
  };
}

/** Why a document is not even validated; `null` where it is. */
export function weightError(document: DocumentNode): GraphQLError | null {
  const weight = weightOf(document);
  for (const kind of ['width', 'selections', 'pairs'] as const) {
    if (weight[kind] <= maxWeight[kind]) continue;
    const {message, extensions} = tooComplex(weight[kind], maxWeight[kind]);
    return new GraphQLError(message, {extensions});
  }
  return null;
}
