import {Link} from '@remix-run/react';

import {pathFor} from '~/market';
import {useMessages} from '~/ui/language';
import {usePrefetch} from '~/ui/online';

import type {PolicyLink, TextPage} from '../content';
import {MESSAGES} from '../messages';

/** A page or a policy, in a measure to read. */
export function TextView({page: {title, html}}: {page: TextPage}) {
  return (
    <article className="page text-page">
      <h1 dir="auto">{title}</h1>
      <div className="prose" dir="auto" dangerouslySetInnerHTML={{__html: html}} />
    </article>
  );
}

/** Links to the shop's policies. */
export function PolicyListView({policies}: {policies: readonly PolicyLink[]}) {
  const prefetch = usePrefetch();
  const messages = useMessages(MESSAGES);
  return (
    <div className="page text-page">
      <h1>{messages.policies}</h1>
      <ul className="text-links">
        {policies.map(({handle, title}) => (
          <li key={handle}>
            <Link to={pathFor('policy', handle)} prefetch={prefetch} dir="auto">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
