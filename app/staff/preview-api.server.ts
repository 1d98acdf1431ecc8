import type {PreviewSession} from '~/lib/preview-state';
import {createAdminClient} from '~/server/admin-client';
import type {AppConfig} from '~/server/config';
import type {AppContext} from '~/server/context';
import {errorResponse, reportError} from '~/server/errors';

import {answerUpload, listChoices} from './choices.server';
import {messages} from './messages';
import {
  handlePreview,
  keepState,
  leavePreview,
  replaceEdits,
  shareState,
  type Visit,
} from './preview-requests.server';
import {refusal, refusalFor} from './refusals.server';
import {changeThemes, readThemes} from './staff-api.server';

export function enterPreview(request: Request, config: AppConfig, now: number) {
  const brand = {
    name: config.public.storeName,
    picture: config.public.logoUrl || config.public.iconUrl,
    imageOrigin: config.store.imageOrigin,
  };
  return handlePreview({...visitOf(request, config, now), brand});
}

const visitOf = (request: Request, config: AppConfig, now: number): Visit => ({
  request,
  settings: {secret: config.previewSecret, shop: config.public.shopId},
  admin: createAdminClient(config.admin),
  now,
});

type Answer = (
  visit: Visit,
  session: PreviewSession,
  context: AppContext,
) => Promise<Response>;

const READS: Readonly<Record<string, Answer>> = {
  staff: readThemes,
  choices: listChoices,
};

const CHANGES: Readonly<Record<string, Answer>> = {
  session: keepState,
  link: shareState,
  open: replaceEdits,
  leave: leavePreview,
  staff: changeThemes,
  choices: answerUpload,
};

/**
 * The answer to what is asked or posted within a preview; not found for anybody else. Each failure
 * has its reason for staff.
 */
export async function answerPreview(
  name: string | undefined,
  request: Request,
  context: AppContext,
): Promise<Response> {
  const answers = request.method === 'POST' ? CHANGES : READS;
  const {preview, config, began} = context;
  const answer = Object.entries(answers).find(([known]) => known === name)?.[1];
  if (!preview || !answer) return errorResponse(404, context.market);
  try {
    return await answer(visitOf(request, config, began), preview, context);
  } catch (error) {
    const refused = refusalFor(error);
    if (refused) return refused;
    reportError(error, {request, context});
    return refusal(messages.unreachable, 502);
  }
}
