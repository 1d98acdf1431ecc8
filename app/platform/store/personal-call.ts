import {
  type Storefront,
  type StorefrontMutations,
  type StorefrontQueries,
} from '@shopify/hydrogen';

import type {GraphQLAnswer} from './graphql-answer';
import {describeOperation, type StoreCall} from './store-call';
import {askStore} from './store-fetch';

type Operations = StorefrontQueries & StorefrontMutations;
type Document = keyof Operations;

/** What was asked for, and the errors beside it. */
type Answer<Asked extends Document> = Operations[Asked]['return'] &
  Pick<GraphQLAnswer, 'errors'>;

interface Prepared extends Pick<StoreCall, 'kind' | 'operation'> {
  /** The document as JSON. */
  readonly text: string;
}

const prepared = new Map<string, Prepared>();

/** Documents are few and their own text is their key: each is made ready once in an isolate. */
function prepare(document: string): Prepared {
  const known = prepared.get(document);
  if (known) return known;
  const bare = document.replaceAll('#graphql', '').replace(/\s+/g, ' ').trim();
  const text = JSON.stringify(bare);
  const made = {text, ...describeOperation(`{"query":${text}}`)};
  prepared.set(document, made);
  return made;
}

/**
 * Makes the function that asks the store for what is one visitor's own: never from a cache, never kept, and read once. It takes
 * a document and its variables. The visitor's request, whose bounds hold, is the one that `storefront` was made for.
 * The function throws StoreError when the store gives no usable answer.
 */
export function personalCalls({
  getApiUrl,
  getHeaders,
}: Pick<Storefront, 'getApiUrl' | 'getHeaders'>) {
  return async <Asked extends Document>(
    document: Asked,
    variables: Operations[Asked]['variables'],
  ): Promise<Answer<Asked>> => {
    const {text, kind, operation} = prepare(document);
    const body = `{"query":${text},"variables":${JSON.stringify(variables)}}`;
    const init = {method: 'POST', headers: getHeaders(), body};
    const {data, errors} = await askStore({url: getApiUrl(), init, kind, operation});
    // The types are generated from the store's schema for exactly this document.
    return {...data, ...(errors && {errors})} as Answer<Asked>;
  };
}
