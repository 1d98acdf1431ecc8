import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  print,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** A query that reads one field of a larger one, and nothing beside the way to it. */
export interface FieldQuery {
  /** Schema coordinate, for example `Product.tags`. */
  coordinate: string;
  text: string;
  /** Names of the variables it still needs. */
  variables: readonly string[];
}

type Step = FieldNode | InlineFragmentNode;

/**
 * One query for each field that the document's query reads, each field once: `query { a { b c } }` becomes
 * `{ a { __typename } }`, `{ a { b } }` and `{ a { c } }`. Fragments are followed; arguments and variables stay.
 * A mutation has none: it is not taken apart.
 */
export function fieldQueries(
  schema: GraphQLSchema,
  document: DocumentNode,
): readonly FieldQuery[] {
  const root = schema.getQueryType();
  return document.definitions.flatMap((operation) => {
    if (!root || operation.kind !== Kind.OPERATION_DEFINITION) return [];
    if (operation.operation !== 'query') return [];
    const reader = new FieldReader(schema, document, operation);
    reader.walk(operation.selectionSet, root, []);
    return [...reader.found.values()];
  });
}

/** Walks through a query and keeps, for each field, the way by which it was first met. */
class FieldReader {
  readonly found = new Map<string, FieldQuery>();
  readonly #fragments = new Map<string, FragmentDefinitionNode>();

  constructor(
    private readonly schema: GraphQLSchema,
    {definitions}: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {
    for (const definition of definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION)
        this.#fragments.set(definition.name.value, definition);
    }
  }

  walk(set: SelectionSetNode, type: GraphQLNamedType, way: readonly Step[]): void {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) this.#read(node, type, way);
      else this.#spread(node, type, way);
    }
  }

  #read(node: FieldNode, type: GraphQLNamedType, way: readonly Step[]): void {
    if (!isObjectType(type) && !isInterfaceType(type)) return;
    const field = type.getFields()[node.name.value];
    if (!field) return;
    const steps = [...way, node];
    const coordinate = `${type.name}.${node.name.value}`;
    if (!this.found.has(coordinate))
      this.found.set(coordinate, {coordinate, ...queryFor(this.operation, steps)});
    const inner = getNamedType(field.type);
    if (node.selectionSet && isCompositeType(inner))
      this.walk(node.selectionSet, inner, steps);
  }

  #spread(
    node: Exclude<SelectionNode, FieldNode>,
    type: GraphQLNamedType,
    way: readonly Step[],
  ): void {
    const target =
      node.kind === Kind.INLINE_FRAGMENT ? node : this.#fragments.get(node.name.value);
    const condition = target?.typeCondition?.name.value;
    const narrowed = condition ? this.schema.getType(condition) : type;
    if (!target || !narrowed) return;
    this.walk(target.selectionSet, narrowed, [...way, inlineFragment(narrowed)]);
  }
}

function inlineFragment(type: GraphQLNamedType): InlineFragmentNode {
  return {
    kind: Kind.INLINE_FRAGMENT,
    typeCondition: {
      kind: Kind.NAMED_TYPE,
      name: {kind: Kind.NAME, value: type.name},
    },
    selectionSet: {kind: Kind.SELECTION_SET, selections: []},
  };
}

const TYPENAME: FieldNode = {
  kind: Kind.FIELD,
  name: {kind: Kind.NAME, value: '__typename'},
};

/** The operation with nothing but the way to its last step. */
function queryFor(operation: OperationDefinitionNode, way: readonly Step[]) {
  const last = way.at(-1);
  const isLeaf = last?.kind === Kind.FIELD && !last.selectionSet;
  const selection = way.reduceRight<SelectionNode | undefined>(
    (inner, step) => ({
      ...step,
      ...(inner && {selectionSet: {kind: Kind.SELECTION_SET, selections: [inner]}}),
    }),
    isLeaf ? undefined : TYPENAME,
  );
  if (!selection) throw new Error('A query reads at least one field.');
  const selectionSet: SelectionSetNode = {
    kind: Kind.SELECTION_SET,
    selections: [selection],
  };
  const used = new Set<string>();
  visit(selectionSet, {Variable: ({name}) => void used.add(name.value)});
  const name = {kind: Kind.NAME, value: 'DoctorField'} as const;
  const variableDefinitions = operation.variableDefinitions?.filter(({variable}) =>
    used.has(variable.name.value),
  );
  // Without the operation's own directives: a field is readable in every market, or in none.
  const bare = {...operation, directives: []};
  const text = print({...bare, name, selectionSet, variableDefinitions});
  return {text, variables: [...used]};
}
