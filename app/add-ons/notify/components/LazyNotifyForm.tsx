import type {ProductPart} from '~/product/parts';
import type {ShellPart} from '~/shell/parts';
import {hydratedPart} from '~/ui/lazy-part';

/** The form, which posts as it is until its scripts have loaded. */
export const NotifyForm = hydratedPart('[data-notify]', () => import('./NotifyForm'));

/** The form for those who wait for a product. */
export const NOTIFY_OF_PRODUCT: ProductPart = {
  Waiting: ({product: {id, handle, consent, awaitsOnlyVariants}, ...form}) =>
    consent === undefined || (awaitsOnlyVariants && form.awaitedId === id) ? null : (
      <NotifyForm {...{handle, consent}} {...form} />
    ),
};

/** The newsletter's form. */
export const NEWSLETTER: ShellPart = {
  FooterColumn: ({root: {newsletterConsent: consent}}) =>
    consent === undefined ? null : <NotifyForm topic="newsletter" consent={consent} />,
};
