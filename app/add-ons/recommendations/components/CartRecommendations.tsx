import {lazyPart} from '~/ui/lazy-part';
import {NearScreen} from '~/ui/NearScreen';

const CartComplements = lazyPart(async () => ({
  default: (await import('./ProductLinks')).CartComplements,
}));

/** Complementary products for a cart's products, named by their handles, the newest first. */
export function CartRecommendations({handles}: {handles: readonly string[]}) {
  if (handles.length === 0) return null;
  return (
    <NearScreen>
      <CartComplements handles={handles} />
    </NearScreen>
  );
}
