/** The shape of an answer: what the answers of any two stores must have in common, whatever they sell. */
import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/** A word for a value, the shapes of an object's members, or the shape that a list's elements have in common. */
export type Shape = string | {readonly [name: string]: Shape} | readonly [Shape];

/** The shape of null and of the elements of an empty list: any other shape fits it. */
const UNKNOWN = 'anything';

/** The pattern of each scalar's text. A `String` has none: its text is the store's own data. */
const scalarPatterns: Readonly<Record<string, readonly [RegExp, string]>> = {
  ID: [/^gid:\/\/shopify\/(\w+)\/.+/, 'id of $1'],
  Decimal: [/^-?\d+\.\d{1,2}$/, 'decimal'],
  DateTime: [
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
    'instant',
  ],
  URL: [/^https?:\/\//, 'URL'],
};

/** The shape of any JSON value, where no schema says more. */
export function shapeOf(value: unknown): Shape {
  if (value === null || value === undefined) return UNKNOWN;
  if (typeof value === 'string') return 'text';
  if (typeof value !== 'object') return typeof value;
  if (Array.isArray(value)) return [value.map(shapeOf).reduce<Shape>(merged, UNKNOWN)];
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]),
  );
}

/** The shape of the data that answers `document`: ids, decimals, instants and URLs are told apart by the schema's types. */
export function answerShape(
  schema: GraphQLSchema,
  document: DocumentNode,
  data: unknown,
): Shape {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  const operation = document.definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return shapeOf(data);

  const objectShape = (
    value: unknown,
    type: GraphQLNamedType,
    sets: readonly SelectionSetNode[],
  ): Shape => {
    if (value === null || value === undefined) return UNKNOWN;
    if (Array.isArray(value)) {
      const elements = value.map((element) => objectShape(element, type, sets));
      return [elements.reduce<Shape>(merged, UNKNOWN)];
    }
    if (typeof value !== 'object') return shapeOf(value);
    const fields = fieldsOf(type, sets);
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const field = fields.get(name);
        if (!field) return [name, shapeOf(inner)];
        return [
          name,
          isCompositeType(field.type)
            ? objectShape(inner, field.type, field.sets)
            : scalarShape(inner, field.type.name),
        ];
      }),
    );
  };

  /** The fields that selections read, by the name they have in the answer. A fragment's own type counts for its fields. */
  const fieldsOf = (type: GraphQLNamedType, sets: readonly SelectionSetNode[]) => {
    const found = new Map<string, {type: GraphQLNamedType; sets: SelectionSetNode[]}>();
    const collect = (set: SelectionSetNode, parent: GraphQLNamedType) => {
      for (const node of set.selections) {
        if (node.kind !== Kind.FIELD) {
          const target =
            node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
          const condition = target?.typeCondition?.name.value;
          const narrowed = condition ? schema.getType(condition) : parent;
          if (target && narrowed) collect(target.selectionSet, narrowed);
          continue;
        }
        if (!isObjectType(parent) && !isInterfaceType(parent)) continue;
        const field = parent.getFields()[node.name.value];
        if (!field) continue;
        const key = node.alias?.value ?? node.name.value;
        const known = found.get(key);
        const inner = node.selectionSet ? [node.selectionSet] : [];
        if (known) known.sets.push(...inner);
        else found.set(key, {type: getNamedType(field.type), sets: inner});
      }
    };
    for (const set of sets) collect(set, type);
    return found;
  };

  return objectShape(data, root, [operation.selectionSet]);
}

function scalarShape(value: unknown, scalar: string): Shape {
  if (Array.isArray(value))
    return [
      value.map((inner) => scalarShape(inner, scalar)).reduce<Shape>(merged, UNKNOWN),
    ];
  const [pattern, shape] = scalarPatterns[scalar] ?? [];
  const match = typeof value === 'string' ? pattern?.exec(value) : null;
  return match && shape ? shape.replace('$1', match[1] ?? '') : shapeOf(value);
}

/** The shape of a list's elements: what one of them leaves open, another may tell. */
function merged(one: Shape, other: Shape): Shape {
  if (one === UNKNOWN) return other;
  if (!isObject(one) || !isObject(other)) return one;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      merged(one[name] ?? UNKNOWN, other[name] ?? UNKNOWN),
    ]),
  );
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
const isObject = (shape: Shape): shape is {readonly [name: string]: Shape} =>
  typeof shape === 'object' && !isList(shape);

const nameOf = (shape: Shape | undefined): string => {
  if (shape === undefined) return 'missing';
  if (isList(shape)) return 'a list';
  return isObject(shape) ? 'an object' : shape;
};

/** Every place at which two shapes differ, as `path: one, other`. */
export function shapeDifferences(one: Shape, other: Shape, path = ''): string[] {
  if (one === UNKNOWN || other === UNKNOWN) return [];
  if (isList(one) && isList(other))
    return shapeDifferences(one[0], other[0], `${path}[]`);
  if (!isObject(one) || !isObject(other))
    return nameOf(one) === nameOf(other)
      ? []
      : [`${path}: ${nameOf(one)}, ${nameOf(other)}`];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => {
    const [left, right] = [one[name], other[name]];
    const below = path ? `${path}.${name}` : name;
    return left === undefined || right === undefined
      ? [`${below}: ${nameOf(left)}, ${nameOf(right)}`]
      : shapeDifferences(left, right, below);
  });
}
