import {useMessages} from '~/ui/language';

import {MESSAGES} from '../messages';
import {useComplements} from '../use-recommendations';
import ProductLinks from './ProductLinks';

/**
 * Complementary products for a cart. A chunk of its own, loaded when a cart is open (hence the
 * default export).
 */
export default function CartComplements({handles}: {handles: readonly string[]}) {
  const messages = useMessages(MESSAGES);
  const products = useComplements(handles).map(({picture, ...card}) => ({
    ...card,
    picture: picture?.url ?? null,
  }));
  if (products.length === 0) return null;
  return (
    <ProductLinks
      title={messages.complementary}
      products={products}
      className="cart-complements"
    />
  );
}
