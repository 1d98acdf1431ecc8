/** Errors that a resolver answers, in the shapes Shopify gives them. */
import {GraphQLError} from 'graphql';
import type {FieldAccess} from './access';

/** A field of the schema that this store does not answer. Names the field, so that it can be built. */
export function notImplemented(type: string, field: string): GraphQLError {
  return new GraphQLError(`The local store does not implement ${type}.${field}.`, {
    extensions: {code: 'NOT_IMPLEMENTED', typeName: type, fieldName: field},
  });
}

/** A field that needs a token or a scope the request does not have: partial data and this error. */
export function accessDenied(field: string, access: FieldAccess): GraphQLError {
  const required = access.scope
    ? `\`${access.scope}\` access scope.`
    : 'a Storefront access token.';
  return new GraphQLError(
    `Access denied for ${field} field. Required access: ${required}`,
    {
      extensions: {
        code: 'ACCESS_DENIED',
        documentation: 'https://shopify.dev/api/usage/access-scopes',
        requiredAccess: required,
      },
    },
  );
}

/** An argument that is well-formed but cannot be honored: the field is null, the rest is answered. */
export function invalidFieldArguments(message: string): GraphQLError {
  return new GraphQLError(message, {extensions: {code: 'INVALID_FIELD_ARGUMENTS'}});
}
