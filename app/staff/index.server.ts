import type {StaffFeature} from '~/server/worker';

import {handlePreview} from './preview-requests.server';
import {answerChoices, CHOICES_PATH} from './choices.server';
import {longTexts} from './long-texts.server';
import {answerStaff, STAFF_PATH} from './staff-api.server';

export {loadEditor} from './editor-data.server';
export {previewDocument} from './preview-bar.server';

/** What the worker needs of this feature. */
export const staffFeature: StaffFeature = {
  enter: (request, {previewSecret: secret, public: shop, admin, store}, now) =>
    handlePreview(
      request,
      {secret, shop: shop.shopId},
      {
        name: shop.storeName,
        picture: shop.logoUrl || shop.iconUrl,
        imageOrigin: store.imageOrigin,
      },
      now,
      longTexts({...admin, origin: store.origin}, () => now),
    ),
  async answer(request, context) {
    const {pathname} = new URL(request.url);
    if (pathname === CHOICES_PATH) return answerChoices(request, context);
    return pathname === STAFF_PATH ? answerStaff(request, context) : null;
  },
};
