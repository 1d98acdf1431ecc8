import {useEffect} from 'react';

import {shopperAddress} from '~/lib/preview-address';

/** Goes to the shopper's page when the preview is over, `endsIn` milliseconds after the page was made. */
export function useExpiry(endsIn: number) {
  useEffect(() => {
    const timer = setTimeout(leavePreview, endsIn);
    return () => clearTimeout(timer);
  }, [endsIn]);
}

/** Shows what shoppers see at this address. */
export function leavePreview() {
  location.replace(shopperAddress(location.href));
}
