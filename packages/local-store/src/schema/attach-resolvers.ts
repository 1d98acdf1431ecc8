/** Gives a schema built from introspection its behavior. */
import {
  GraphQLError,
  isAbstractType,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type {StoreContext} from '../server/context';
import {fieldAccess} from '../server/access';
import {accessDenied, notImplemented} from '../server/errors';
import {checkPaging} from './paging';
import type {Resolver, Resolvers} from './resolver-types';

type FieldResolver = GraphQLFieldResolver<unknown, StoreContext>;

/**
 * Attaches resolvers to every field of a schema, in place.
 * Resolvers of fields that this schema does not have are left out: one set serves all versions.
 */
export function attachResolvers(
  schema: GraphQLSchema,
  resolvers: Resolvers,
): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        field.resolve = resolverOf(type.name, field, resolvers[type.name]?.[field.name]);
      }
    }
    if (isAbstractType(type))
      type.resolveType = (source) => typeNameOf(source, type.name);
  }
  return schema;
}

/** The type of a source, for interfaces and unions. */
function typeNameOf(source: unknown, abstract: string): string {
  const name = readProperty(source, '__typename');
  if (typeof name === 'string') return name;
  throw new GraphQLError(`A source of ${abstract} does not name its type.`);
}

function resolverOf(
  type: string,
  field: GraphQLField<unknown, StoreContext>,
  resolver: Resolver | undefined,
): FieldResolver {
  const answer: FieldResolver =
    resolver ?? ((source) => readField(source, type, field.name));
  const access = fieldAccess(type, field.name);
  const paged = isPaged(field);
  if (!access && !paged) return answer;
  return (source, args, context, info) => {
    const {hasToken, scopes} = context.request;
    if (access?.token && !hasToken) throw accessDenied(field.name, access);
    if (access?.scope && !scopes.has(access.scope))
      throw accessDenied(field.name, access);
    if (paged) checkPaging(args);
    return answer(source, args, context, info);
  };
}

function readField(source: unknown, type: string, field: string): unknown {
  if (typeof source === 'object' && source !== null && field in source) {
    return readProperty(source, field);
  }
  throw notImplemented(type, field);
}

function readProperty(source: unknown, key: string): unknown {
  return typeof source === 'object' && source !== null
    ? Reflect.get(source, key)
    : undefined;
}

function isPaged(field: GraphQLField<unknown, StoreContext>): boolean {
  const names = new Set(field.args.map((argument) => argument.name));
  return names.has('first') && names.has('last');
}
