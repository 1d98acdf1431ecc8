import {Link} from '@remix-run/react';

import {pathFor} from '~/market';
import {useMessages} from '~/ui/language';

import {MESSAGES} from '../messages';
import type {NotifyAnswer} from '../request';
import {NotifyForm} from './LazyNotifyForm';

/** The outcome of a form that was posted without scripts, and the form itself, to try again. */
export function NotifyPage({answer}: {answer: NotifyAnswer}) {
  const messages = useMessages(MESSAGES);
  const {form, consent, outcome} = answer;
  const {topic, awaitedId, handle, email} = form;
  return (
    <div className="page plain-page">
      <NotifyForm {...{topic, consent, awaitedId, handle}} answered={{outcome, email}} />
      <p>
        <Link to={handle ? pathFor('product', handle) : pathFor('home')} className="link">
          {handle ? messages.toProduct : messages.toShop}
        </Link>
      </p>
    </div>
  );
}
