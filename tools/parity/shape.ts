/** The shape of an answer: what of it any store must have in common, whatever it sells. */

/** A word for a value, the shapes of an object's members, or the shape that a list's elements have in common. */
export type Shape = string | {readonly [name: string]: Shape} | readonly [Shape];

/** A list without elements says nothing of their shape. */
const UNKNOWN = 'anything';

const TEXT_SHAPES: readonly (readonly [RegExp, string])[] = [
  [/^gid:\/\/shopify\/(\w+)\/.+/, 'id of $1'],
  [/^-?\d+\.\d{1,2}$/, 'decimal'],
  [/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/, 'instant'],
  [/^https?:\/\//, 'address'],
];

/** What a JSON value looks like. Texts are told apart where clients rely on it: ids, decimals, instants, addresses. */
export function shapeOf(value: unknown): Shape {
  if (value === null || value === undefined) return UNKNOWN;
  if (typeof value === 'string') return textShape(value);
  if (typeof value !== 'object') return typeof value;
  if (Array.isArray(value)) return [value.map(shapeOf).reduce<Shape>(merged, UNKNOWN)];
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]),
  );
}

function textShape(text: string): string {
  for (const [pattern, shape] of TEXT_SHAPES) {
    const match = pattern.exec(text);
    if (match) return shape.replace('$1', match[1] ?? '');
  }
  return 'text';
}

/** The shape of a list's elements: what one of them leaves open, another one tells. */
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

const wordFor = (shape: Shape | undefined): string => {
  if (shape === undefined) return 'missing';
  if (isList(shape)) return 'a list';
  return isObject(shape) ? 'an object' : shape;
};

/** Every place at which two shapes differ, as `path: one, other`. What one side leaves open is no difference. */
export function shapeDifferences(one: Shape, other: Shape, path = ''): string[] {
  if (one === UNKNOWN || other === UNKNOWN) return [];
  if (isList(one) && isList(other))
    return shapeDifferences(one[0], other[0], `${path}[]`);
  if (!isObject(one) || !isObject(other))
    return wordFor(one) === wordFor(other)
      ? []
      : [`${path}: ${wordFor(one)}, ${wordFor(other)}`];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => {
    const [left, right] = [one[name], other[name]];
    const below = path ? `${path}.${name}` : name;
    return left === undefined || right === undefined
      ? [`${below}: ${wordFor(left)}, ${wordFor(right)}`]
      : shapeDifferences(left, right, below);
  });
}
