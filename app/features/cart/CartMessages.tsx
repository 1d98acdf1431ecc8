import {useCart} from './cart-context';
import {UNREACHABLE_SENTENCE} from '~/domain/cart/announcements';
import {type ShownLine} from '~/domain/cart/show-cart';
import {type CartMessage} from '~/domain/cart/view';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/Icon';

/** What concerns the whole cart, or a line that is not in it; lines show their own. */
export function CartMessages({lines}: {lines: readonly ShownLine[]}) {
  const {messages, unreachable, canRetry, retry} = useCart();
  const keys = new Set(lines.map(({key}) => key));
  const general = messages.filter(({lineKey}) => lineKey === null || !keys.has(lineKey));
  if (general.length === 0 && !canRetry) return null;
  return (
    <div className="grid gap-2 border-b bg-studio px-6 py-4">
      {unreachable && <p>{UNREACHABLE_SENTENCE}</p>}
      <MessageList messages={general} />
      {canRetry && (
        <Button className="justify-self-start" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Messages as sentences, each with a mark that does not rely on colour. */
export function MessageList({messages}: {messages: readonly CartMessage[]}) {
  return (
    <>
      {messages.map(({kind, text}) => (
        <p
          key={text}
          className={`flex gap-2 text-sm ${kind === 'notice' ? '' : 'text-danger'}`}
        >
          <Icon name={kind === 'notice' ? 'check' : 'alert'} className="mt-0.5" />
          {text}
        </p>
      ))}
    </>
  );
}
