import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';

import {pathFor} from '~/market';
import {useMessages} from '~/ui/language';

import {MESSAGES} from './messages';

/** The not-found page, as specified (§2), with `children` below. */
export function NotFound({children}: {children?: ReactNode}) {
  const messages = useMessages(MESSAGES);
  return (
    <div className="page not-found">
      <p className="eyebrow">404</p>
      <h1>{messages.notFound}</h1>
      <p>
        <Link to={pathFor('home')} className="link">
          {messages.return}
        </Link>
      </p>
      {children}
    </div>
  );
}
