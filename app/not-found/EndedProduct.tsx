import {Link} from '@remix-run/react';

import {Shelf, type Card} from '~/collection';
import {pathFor} from '~/market';
import {SearchForm} from '~/search';
import {NotFound} from '~/shell';
import {longDate} from '~/lib/intl';
import type {PictureData} from '~/lib/images';
import {buttonClass} from '~/ui/Button';
import {useMessages, usePageTag} from '~/ui/language';
import {Picture} from '~/ui/Picture';

import {MESSAGES} from './messages';

export interface EndedProductProps {
  title: string;
  picture: PictureData | null;
  /** Epoch milliseconds. */
  endDate: number;
  /** Products on sale instead. */
  instead: readonly Card[];
}

/** The page of a product no longer sold (§10.22). A chunk of its own (hence the default export). */
export default function EndedProduct({
  title,
  picture,
  endDate,
  instead,
}: EndedProductProps) {
  const messages = useMessages(MESSAGES);
  const tag = usePageTag();
  return (
    <>
      <div className="page split ended">
        {picture && (
          <Picture
            src={picture.url}
            alt={picture.alt}
            width={800}
            sizes="(min-width: 48rem) 45vw, 100vw"
            priority
          />
        )}
        <div>
          <p className="eyebrow" data-ended>
            {messages.endedOn(longDate(new Date(endDate).toISOString(), tag))}
          </p>
          <h1 dir="auto">{title}</h1>
          <Link to={pathFor('latest')} className={buttonClass('primary')}>
            {messages.allLatest}
          </Link>
        </div>
      </div>
      <div className="page">
        <Shelf title={messages.instead} cards={instead} />
      </div>
      <NotFound isNote>
        <SearchForm id="not-found-words" />
      </NotFound>
    </>
  );
}
