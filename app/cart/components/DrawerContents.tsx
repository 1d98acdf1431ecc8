import {useEffect, useState} from 'react';

import {CART_DRAWER_ID, CartStatus, useCartSnapshot} from '../client/cart-context';
import {useSwipeToClose} from '~/ui/swipe-to-close';

import {CartContents, useLiveContents, type CartContentsProps} from './CartContents';

/** Loaded on first use, hence the default export. The cart's page has the contents without it. */
export default function DrawerContents({
  recommendations,
}: Pick<CartContentsProps, 'recommendations'>) {
  const {isOpen} = useCartSnapshot();
  const [wasOpened, setOpened] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setOpened(true);
  }, [isOpen]);
  useSwipeToClose(CART_DRAWER_ID, 'right');
  return (
    <>
      <CartStatus whileOpen />
      <CartContents
        {...useLiveContents()}
        onPage={false}
        recommendations={wasOpened ? recommendations : null}
      />
    </>
  );
}
