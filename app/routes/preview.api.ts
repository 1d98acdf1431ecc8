import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {answerPreview} from '~/staff/index.server';

/**
 * What the editor and a preview's bar ask for below `/preview`: `GET` and `POST` of `staff` and
 * `choices`, `POST` of `session`, `link`, `open` and `leave`. One row, as every shopper loads the
 * table of routes. Without a preview none of them is found.
 */
export function loader({request, params, context}: LoaderFunctionArgs) {
  return answerPreview(params.name, request, context);
}

export function action({request, params, context}: ActionFunctionArgs) {
  return answerPreview(params.name, request, context);
}
