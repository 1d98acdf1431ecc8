/** `@inContext`: the country and language that an operation asks to be answered for. */
import {
  getDirectiveValues,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type {Variables} from './variables';

export interface AskedContext {
  /** ISO 3166 alpha-2; null when not asked for, or asked for as `ZZ`, the unknown region. */
  country: string | null;
  language: string | null;
  /** Whether it names a customer by an access token. */
  namesBuyer: boolean;
  /** Whether the operation carries the directive at all. */
  present: boolean;
}

/** What an operation's `@inContext` asks for. */
export function askedContext(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
): AskedContext {
  const directive = schema.getDirective('inContext');
  const values = directive && getDirectiveValues(directive, operation, variables);
  const country = textOf(values?.country);
  return {
    country: country === 'ZZ' ? null : country,
    language: textOf(values?.language),
    namesBuyer: values?.buyer != null,
    present: Boolean(values),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
