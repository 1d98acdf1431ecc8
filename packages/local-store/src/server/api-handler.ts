/** `/api/{version}/graphql.json`: versions, tokens, bodies, and the answer's headers. */
import {answeringVersion, defaultVersion, type ApiVersion} from '../schema/versions';
import {checkToken, type Scope} from './access';
import {apiCorsHeaders, preflightHeaders} from './cors';
import {json, text, type StoreRequest, type StoreResponse} from './exchange';
import {answerGraphql, type EndpointOptions} from './graphql-endpoint';
import {readVisit} from '../model/visit';
import {readGraphqlBody} from './request-body';
import {
  contextFor,
  countriesOf,
  homeLanguage,
  languagesOf,
  type StoreState,
} from './store-state';

export type Handler = (request: StoreRequest) => Promise<StoreResponse>;

const versioned = /^\/api\/([^/]+)\/graphql(?:\.json)?\/?$/;
const unversioned = /^\/api\/graphql(?:\.json)?\/?$/;

/** Whether a path belongs to the API. */
export function isApiPath(pathname: string): boolean {
  return versioned.test(pathname) || unversioned.test(pathname);
}

/** The handler of the API's paths. */
export function createApiHandler(state: StoreState): Handler {
  const endpoint: EndpointOptions = {
    contextFor: (request) => contextFor(state, request),
    home: {
      country: state.catalogue.shop.data.countryCode,
      language: homeLanguage(state),
    },
    countries: countriesOf(state),
    languages: languagesOf(state),
    onError: state.settings.onError,
  };
  return async (request) => {
    const requestId = state.settings.newId();
    const headers = {...apiCorsHeaders(), 'x-request-id': requestId};
    if (request.method === 'OPTIONS') {
      return {
        status: 204,
        headers: {...headers, ...preflightHeaders(request.headers)},
        body: null,
      };
    }
    if (request.method !== 'POST') {
      return text('Only POST is allowed', 405, {...headers, allow: 'POST, OPTIONS'});
    }
    const version = versionOf(request.url.pathname, state);
    if (!version) return json({errors: 'Not Found'}, 404, headers);
    const response = await answerPost(request, version, requestId, state, endpoint);
    return {
      ...response,
      headers: {...response.headers, ...headers, 'x-shopify-api-version': version},
    };
  };
}

function versionOf(pathname: string, state: StoreState): ApiVersion | null {
  const asked = versioned.exec(pathname)?.[1] ?? defaultVersion;
  return answeringVersion(asked, state.retiredVersions);
}

async function answerPost(
  request: StoreRequest,
  version: ApiVersion,
  requestId: string,
  state: StoreState,
  endpoint: EndpointOptions,
): Promise<StoreResponse> {
  const token = checkToken((name) => request.headers[name], state.settings);
  if (token === 'invalid') return json(unauthorized, 401);
  const body = readGraphqlBody(request.body, request.headers['content-type'] ?? '');
  if (!body) return json({errors: {query: 'Required parameter missing or invalid'}}, 400);
  const scopes = scopesWithout(state.scopes, request.withoutScopes);
  const visit = readVisit({
    header: (name) => request.headers[name],
    isConsentRequired: state.isConsentRequired,
    newId: state.settings.newId,
  });
  const asked = {version, body, token, scopes, requestId, visit};
  const answer = await answerGraphql(asked, endpoint);
  const {serverTiming, cookies} = visit.headers();
  return {...json(answer, 200, {'server-timing': serverTiming}), cookies};
}

function scopesWithout(
  scopes: ReadonlySet<Scope>,
  missing: readonly Scope[] = [],
): ReadonlySet<Scope> {
  if (missing.length === 0) return scopes;
  return new Set([...scopes].filter((scope) => !missing.includes(scope)));
}

const unauthorized = {errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}]};
