import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';

import {pathFor} from '~/market';
import {useMessages} from '~/ui/language';

import {MESSAGES} from './messages';

interface NotFoundProps {
  /** Shows the thing that was here once: its heading takes the place of the page's. */
  about?: ReactNode;
  /** Below. */
  children?: ReactNode;
}

/** The not-found page, as specified (§2). */
export function NotFound({about, children}: NotFoundProps) {
  const messages = useMessages(MESSAGES);
  return (
    <div className="page not-found">
      {about ?? <p className="eyebrow">404</p>}
      {about ? <p>{messages.notFound}</p> : <h1>{messages.notFound}</h1>}
      <p>
        <Link to={pathFor('home')} className="link">
          {messages.return}
        </Link>
      </p>
      {children}
    </div>
  );
}
