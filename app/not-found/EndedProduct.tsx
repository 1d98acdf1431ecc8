import {Link, useLocation} from '@remix-run/react';

import {Shelf, type Card} from '~/collection';
import {
  currentChoice,
  hrefIn,
  marketName,
  pathFor,
  useMarket,
  useMarkets,
  type ShopPath,
} from '~/market';
import {SearchForm} from '~/search';
import {NotFound} from '~/shell';
import {longDate} from '~/lib/intl';
import type {PictureData} from '~/lib/images';
import {buttonClass} from '~/ui/Button';
import {useMessages, usePageTag, useTextLang} from '~/ui/language';
import {Picture} from '~/ui/Picture';

import {MESSAGES} from './messages';

export interface EndedProductProps {
  title: string;
  picture: PictureData | null;
  /** The day: `2026-12-31`; null for what this market lacks. */
  endedOn: string | null;
  /** The prefix of a market that has it; absent where it has ended. */
  soldIn?: string;
  /** Products on sale instead. */
  instead: readonly Card[];
}

/**
 * The page of a product no longer sold (§10.22), or of what other markets have (§10.43). A chunk of
 * its own (hence the default export).
 */
export default function EndedProduct({
  title,
  picture,
  endedOn,
  soldIn,
  instead,
}: EndedProductProps) {
  const messages = useMessages(MESSAGES);
  const tag = usePageTag();
  const lang = useTextLang();
  const {prefix} = useMarket();
  const {pathname} = useLocation();
  const markets = useMarkets() ?? [];
  const own = currentChoice(markets, prefix);
  const other = soldIn === undefined ? undefined : currentChoice(markets, soldIn);
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
            {endedOn === null
              ? messages.notSoldIn(own?.country ?? '')
              : messages.endedOn(longDate(endedOn, tag))}
          </p>
          <h1 dir="auto" lang={lang}>
            {title}
          </h1>
          {other && (
            <p>
              <span>{messages.soldIn}</span>{' '}
              <a
                href={hrefIn(other, pathname as ShopPath)}
                hrefLang={other.tag}
                lang={other.tag}
                className="link"
              >
                {marketName(other)}
              </a>
            </p>
          )}
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
