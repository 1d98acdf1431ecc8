/** One GraphQL request to one version of the API: from a body's text to an answer. */
import {
  GraphQLError,
  execute,
  getOperationAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
  getDirectiveValues,
} from 'graphql';
import {schemaOf} from '../schema/schemas';
import type {Visit} from '../model/visit';
import type {ApiVersion} from '../schema/versions';
import type {Scope, TokenCheck} from './access';
import type {RequestContext, StoreContext} from './context';
import {isTooExpensive, maxTokenlessCost, queryCost} from './cost';
import {checkDocument} from './document-cache';
import {tooComplex} from './document-weight';
import type {GraphqlBody} from './request-body';
import {validationErrorBody, type ErrorBody} from './validation-errors';
import {readVariables, type Variables} from './variables';
import {longInputs} from './validation-rules';

export interface EndpointOptions {
  /** The context for a request; made anew for each. */
  contextFor(request: RequestContext): StoreContext;
  /** Country and language of a request that names none. */
  home: {country: string; language: string};
  /** Where the shop sells, and in which languages; who asks for another gets `home`. */
  countries: readonly string[];
  languages: readonly string[];
  /** Called with an unexpected error of a resolver. */
  onError(error: unknown): void;
}

export interface EndpointRequest {
  version: ApiVersion;
  body: GraphqlBody;
  token: TokenCheck;
  scopes: ReadonlySet<Scope>;
  requestId: string;
  visit: Visit;
}

export interface GraphqlAnswer {
  data?: unknown;
  errors?: ErrorBody[];
  extensions?: Record<string, unknown>;
}

interface Prepared {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Variables;
  cost: number;
}

/** Answers a request. Everything but a broken body is answered with status 200, as at Shopify. */
export async function answerGraphql(
  request: EndpointRequest,
  options: EndpointOptions,
): Promise<GraphqlAnswer> {
  const prepared = prepare(request);
  if ('errors' in prepared) return prepared;
  const {schema, document, operation, variables} = prepared;
  const asked = readInContext(schema, operation, variables);
  const cost = {requestedQueryCost: prepared.cost};
  // Without customer accounts, no customer token is valid.
  if (asked.namesBuyer)
    return {errors: [{message: 'The token provided is not valid'}], extensions: {cost}};
  const context: RequestContext = {
    version: request.version,
    operationName: operation.name?.value ?? null,
    country: oneOf(options.countries, asked.country) ?? options.home.country,
    countryGiven: asked.country !== null,
    language: oneOf(options.languages, asked.language) ?? options.home.language,
    hasToken: request.token === 'valid',
    scopes: request.scopes,
    visit: request.visit,
  };
  const result = await execute({
    schema,
    document,
    operationName: request.body.operationName ?? undefined,
    variableValues: request.body.variables,
    contextValue: options.contextFor(context),
  });
  return toAnswer(result, request, options, {
    cost,
    ...(asked.present && {
      context: {country: context.country, language: context.language},
    }),
  });
}

function prepare({
  version,
  body,
  token,
}: EndpointRequest): Prepared | {errors: ErrorBody[]} {
  const schema = schemaOf(version);
  const {document, errors} = checkDocument(schema, body.query);
  if (!document || errors.length > 0) {
    return {errors: errors.map((error) => validationErrorBody(error, document))};
  }
  const operation = getOperationAST(document, body.operationName);
  if (!operation) return {errors: [{message: missingOperation(body.operationName)}]};
  const variables = readVariables(schema, operation, body.variables);
  if (variables.errors.length > 0) return {errors: variables.errors};
  const tooLong = longInputs(document, operation, variables.values);
  if (tooLong.length > 0) return {errors: tooLong};
  const cost = queryCost(schema, document, operation, variables.values);
  if (token !== 'valid' && isTooExpensive(cost))
    return {errors: [tooComplex(cost, maxTokenlessCost)]};
  return {schema, document, operation, variables: variables.values, cost};
}

function missingOperation(name: string | null): string {
  return name ? `No operation named "${name}"` : 'An operation name is required';
}

function toAnswer(
  result: ExecutionResult,
  request: EndpointRequest,
  options: EndpointOptions,
  extensions: Record<string, unknown>,
): GraphqlAnswer {
  const errors = result.errors?.map((error) =>
    executionErrorBody(error, request, options),
  );
  return {data: result.data ?? null, ...(errors && {errors}), extensions};
}

/** A resolver's error. An unexpected one is only logged. */
function executionErrorBody(
  error: GraphQLError,
  request: EndpointRequest,
  options: EndpointOptions,
): ErrorBody {
  const {message, locations, path, extensions, originalError} = error;
  if (!originalError || originalError instanceof GraphQLError) {
    return {message, locations, path, extensions};
  }
  options.onError(originalError);
  return {
    message:
      'Internal error. Looks like something went wrong on our end.\n' +
      `Request ID: ${request.requestId} (include this in support requests).`,
    locations,
    path,
    extensions: {code: 'INTERNAL_SERVER_ERROR', requestId: request.requestId},
  };
}

interface InContext {
  /** ISO 3166 alpha-2; null when not asked for, or asked for as `ZZ`, the unknown region. */
  country: string | null;
  language: string | null;
  /** Whether it names a customer by an access token. */
  namesBuyer: boolean;
  /** Whether the operation carries the directive at all. */
  present: boolean;
}

/** Reads the `@inContext` of an operation. */
function readInContext(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
): InContext {
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

const oneOf = (known: readonly string[], asked: string | null) =>
  known.find((code) => code === asked);

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
