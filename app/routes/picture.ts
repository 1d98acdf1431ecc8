import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {ownPicture} from '~/server/pictures';

/** `/pictures/…`: the store's pictures from the shop's own origin, where that is on. */
export const loader = ({request, context}: LoaderFunctionArgs) =>
  ownPicture(request, context.config.store);
