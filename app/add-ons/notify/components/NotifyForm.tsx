import {useId, useRef, useState, type FormEvent} from 'react';

import {hrefIn, shopFetch, useMarket} from '~/market';
import {Button} from '~/ui/Button';
import {useMessages} from '~/ui/language';
import {TRAP_FIELD, TrapField} from '~/ui/TrapField';

import {MESSAGES} from '../messages';
import {
  NOTIFY_PAGE,
  notifyDataPath,
  outcomeIn,
  type Outcome,
  type Topic,
} from '../request';

interface NotifyFormProps {
  topic: Topic;
  consent: string;
  /** Global id of the variant, or the product, and its handle; none with the newsletter. */
  awaitedId?: string;
  handle?: string;
  /** Id of the e-mail field, for links to it; one of its own by default. */
  fieldId?: string | undefined;
  /** The answer to a plain form: the outcome, and the typed address. */
  answered?: {outcome: Outcome; email: string};
}

/** The form's title, by where it stands. */
const TITLES = {
  page: {Heading: 'h1', className: undefined},
  footer: {Heading: 'h2', className: 'eyebrow'},
  product: {Heading: 'h2', className: 'strong'},
} as const;

/**
 * Leaves an e-mail address, which is in no URL or event. Without scripts it is posted to a page of
 * its own, which says what became of it.
 */
export default function NotifyForm({
  topic,
  consent,
  awaitedId = '',
  handle = '',
  fieldId,
  answered,
}: NotifyFormProps) {
  const messages = useMessages(MESSAGES);
  const market = useMarket();
  const id = useId();
  const emailId = fieldId ?? `${id}-email`;
  const [outcome, setOutcome] = useState(answered?.outcome ?? null);
  const [isSending, setSending] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  const {title, saved} = messages[topic];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setOutcome(null);
    void post(event.currentTarget).then((result) => {
      // The button that has the focus goes with the field.
      if (result === 'saved') answer.current?.focus();
      setSending(false);
      setOutcome(result);
    });
  };
  const said = outcome === null ? '' : outcome === 'saved' ? saved : messages[outcome];
  const place = answered ? 'page' : topic === 'newsletter' ? 'footer' : 'product';
  const {Heading, ...heading} = TITLES[place];
  const isSaved = outcome === 'saved';
  const isRefused = outcome !== null && !isSaved;
  const asks = topic === 'newsletter' ? messages.subscribe : messages.submit;
  return (
    <form
      method="post"
      action={hrefIn(market, NOTIFY_PAGE.path)}
      data-notify
      aria-labelledby={`${id}-title`}
      className={`notify notify-${place}`}
      onSubmit={submit}
    >
      <Heading id={`${id}-title`} {...heading}>
        {title}
      </Heading>
      <input type="hidden" name="topic" value={topic} />
      <input type="hidden" name="variant" value={awaitedId} />
      <input type="hidden" name="handle" value={handle} />
      {!isSaved && (
        <>
          <label htmlFor={emailId} className="small">
            {messages.email}
          </label>
          <div className="row">
            <input
              id={emailId}
              type="email"
              name="email"
              defaultValue={answered?.email}
              required
              autoComplete="email"
              dir="ltr"
              aria-invalid={outcome === 'invalid' || undefined}
              aria-describedby={`${id}-said ${id}-consent`}
            />
            <Button type="submit" aria-busy={isSending}>
              {outcome === 'failed' || outcome === 'busy' ? messages.retry : asks}
            </Button>
          </div>
          <TrapField />
        </>
      )}
      {/* Takes the place of the field once that is saved, and stands right below it before. */}
      <p
        ref={answer}
        id={`${id}-said`}
        tabIndex={-1}
        role="status"
        className={isRefused ? 'strong notify-refused' : 'strong'}
      >
        {isSending ? messages.sending : said}
      </p>
      {!isSaved && (
        <p id={`${id}-consent`} className="note">
          {consent}
        </p>
      )}
    </form>
  );
}

async function post(form: HTMLFormElement): Promise<Outcome> {
  const body = new FormData(form);
  // A visitor with scripts is a person, and autofill may have filled it in.
  body.delete(TRAP_FIELD);
  try {
    const response = await shopFetch(notifyDataPath(), {method: 'POST', body});
    return outcomeIn(await response.json());
  } catch {
    // Offline, or no JSON.
    return 'failed';
  }
}
