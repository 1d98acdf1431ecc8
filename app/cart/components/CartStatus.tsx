import {useCart} from '../cart-context';

/** Reads out what became of a change, politely. The drawer has its own, since a modal dialog makes the rest inert. */
export function CartStatus() {
  const {announcement} = useCart();
  return (
    <p role="status" className="hush">
      {/* A new element for each sentence, so that an equal one is read again. */}
      <span key={announcement.number}>{announcement.text}</span>
    </p>
  );
}
