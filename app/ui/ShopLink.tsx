import {Link, type LinkProps} from '@remix-run/react';

import {usePrefetch} from './online';

/** A link to a page of this shop, which is fetched once it is pointed at. */
export const ShopLink = (props: LinkProps) => (
  <Link prefetch={usePrefetch()} {...props} />
);
