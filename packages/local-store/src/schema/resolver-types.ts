/** The types of resolvers, and the merging of their modules. */
import type {GraphQLResolveInfo} from 'graphql';
import type {StoreContext} from '../server/context';

/**
 * Answers one field. Declared as a method so that a resolver may name the exact shape of its
 * source and arguments: the schema has checked the arguments, the parent resolver made the source.
 */
export type Resolver = {
  resolve(
    source: unknown,
    args: unknown,
    context: StoreContext,
    info: GraphQLResolveInfo,
  ): unknown;
}['resolve'];

/**
 * Field resolvers by type and field name. A field that has none is read from its source; a
 * source without such a property answers with an error that names the field.
 *
 * A source that stands for an interface or a union carries its type's name in `__typename`.
 */
export type Resolvers = Record<string, Record<string, Resolver>>;

/**
 * Answers `node(id:)` and `nodes(ids:)` for one type.
 * @param id the global id as it was sent, in its plain form, query included
 * @returns a source with `__typename`, or null when there is no such thing
 */
type NodeLoader = (id: string, context: StoreContext) => unknown;
export type NodeLoaders = Record<string, NodeLoader>;

/**
 * Puts modules of resolvers together.
 * @throws Error when two modules answer the same field
 */
export function mergeResolvers(modules: readonly Resolvers[]): Resolvers {
  const merged: Record<string, Record<string, Resolver>> = {};
  for (const module of modules) {
    for (const [type, fields] of Object.entries(module)) {
      const known = (merged[type] ??= {});
      for (const [field, resolver] of Object.entries(fields)) {
        if (field in known) throw new Error(`${type}.${field} has two resolvers`);
        known[field] = resolver;
      }
    }
  }
  return merged;
}
