import type {RunningStore} from '../../tools/store/club-store';
import type {PreviewSession} from '~/lib/preview-state';
import {configOf} from '~/server/config';
import {createAppContext} from '~/server/context';
import {SERVER_PARTS} from '~/shop/index.server';
import {inspectRequest} from '~/server/request-guard';
import {answerPreview, enterPreview} from '~/staff/preview-api.server';
import {PREVIEW_SECRET} from './preview';

export const PREVIEW_ORIGIN = 'http://localhost:3000';

/** The answer to a request for a preview's resource, by the worker's guard, the preview's entrance and the route's functions. */
export async function askPreview(
  {env: storeEnv}: RunningStore,
  path: string,
  init: RequestInit,
  others: Record<string, string> = {},
): Promise<{response: Response; session: PreviewSession | null}> {
  const env = {...storeEnv, PREVIEW_SECRET, ...others};
  const verdict = await inspectRequest(new Request(PREVIEW_ORIGIN + path, init), null);
  if ('refusal' in verdict) {
    const {status} = verdict.refusal;
    return {response: new Response(null, {status}), session: null};
  }
  if (!('request' in verdict)) throw new Error('The path is not tidy.');
  const {request} = verdict;
  const {session, answer} = await enterPreview(
    request,
    configOf(env, SERVER_PARTS.settings),
    Date.now(),
  );
  if (answer) return {response: answer, session};
  const context = createAppContext({
    parts: SERVER_PARTS,
    request,
    env,
    execution: {waitUntil: () => undefined},
    cache: null,
    staleCache: null,
    preview: session,
  });
  const name = /^\/preview\/(\w+)/.exec(path)?.[1];
  return {response: await answerPreview(name, request, context), session};
}
