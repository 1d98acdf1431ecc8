import {createAdminClient} from '~/server/admin-client';
import type {StaffPreview} from '~/server/worker';

import {answerChoices, CHOICES_PATH} from './choices.server';
import {longTexts} from './long-texts.server';
import {handlePreview} from './preview-requests.server';
import {answerStaff, STAFF_PATH} from './staff-api.server';

export {loadEditor} from './editor-data.server';
export {previewDocument} from './preview-bar.server';

export const staffPreview: StaffPreview = {
  enter(request, config, now) {
    const {previewSecret: secret, public: shop, store} = config;
    const admin = createAdminClient(config.admin);
    return handlePreview(
      request,
      {secret, shop: shop.shopId},
      {
        name: shop.storeName,
        picture: shop.logoUrl || shop.iconUrl,
        imageOrigin: store.imageOrigin,
      },
      now,
      admin && longTexts(admin, () => now),
    );
  },
  async answer(request, context) {
    const {pathname} = new URL(request.url);
    if (pathname === CHOICES_PATH) return answerChoices(request, context);
    return pathname === STAFF_PATH ? answerStaff(request, context) : null;
  },
};
