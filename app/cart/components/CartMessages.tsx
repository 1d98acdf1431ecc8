import {UNREACHABLE_SENTENCE} from '../failure-sentences';
import {type CartMessage} from '../view';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/Icon';

interface CartMessagesProps {
  messages: readonly CartMessage[];
  unreachable: boolean;
  onRetry: (() => void) | null;
}

/** What concerns the whole cart, or a line that is not in it; lines show their own. */
export function CartMessages({messages, unreachable, onRetry}: CartMessagesProps) {
  if (messages.length === 0 && !unreachable && !onRetry) return null;
  return (
    <div className="grid gap-2 border-b bg-studio px-6 py-4">
      {unreachable && <p className="text-sm">{UNREACHABLE_SENTENCE}</p>}
      <MessageList messages={messages} />
      {onRetry && (
        <Button className="justify-self-start" onClick={onRetry}>
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
