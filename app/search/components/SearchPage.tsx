import {Link, useLocation} from '@remix-run/react';
import {useState} from 'react';

import {Listing, ProductGrid} from '~/collection';
import {withoutClickIds} from '~/lib/click-ids';
import {pathFor} from '~/market';
import {Scene} from '~/ui/Scene';
import {buttonClass} from '~/ui/Button';
import {useMessages, useTextLang} from '~/ui/language';
import {ShopLink} from '~/ui/ShopLink';

import type {PageLink, SearchResults} from '../index.server';
import {MESSAGES} from '../messages';
import {SearchForm} from './SearchForm';

interface SearchPageProps {
  results: SearchResults;
}

/** The search page: results, or starting points. */
export function SearchPage({results}: SearchPageProps) {
  const messages = useMessages(MESSAGES);
  const {search} = useLocation();
  const {term, cards, collections, matching, facets, count, popular, texts} = results;
  const isFiltered = /[?&]filter\./i.test(search);
  const isVain = term !== '' && cards.length + texts.length === 0 && !isFiltered;
  return (
    <div className="page search-page">
      <div className={isVain ? 'split' : undefined}>
        {isVain && <Scene />}
        <header className="page-head">
          <h1 id="search-results">{messages.button}</h1>
          <SearchForm key={term} id="search-page-term" term={term} />
          <SearchOutcome results={results} />
        </header>
      </div>
      {cards.length === 0 && <TextLinks texts={texts} />}
      {matching.length > 0 && (
        <nav aria-label={messages.collections}>
          <PageLinks links={matching} isCompact />
        </nav>
      )}
      {cards.length > 0 || isFiltered ? (
        <Listing facets={facets} term={term} count={count} hasMore={false}>
          <ProductGrid
            pages={[cards]}
            labelledBy="search-results"
            heading="h2"
            hasMainPicture
            layout="even"
          />
          <Paging results={results} />
        </Listing>
      ) : (
        <>
          {popular.length > 0 && (
            <section aria-labelledby="popular">
              <h2 id="popular" className="section-title">
                {messages.popular}
              </h2>
              <ProductGrid pages={[popular]} labelledBy="popular" heading="h3" />
            </section>
          )}
          <nav aria-label={messages.collections}>
            <PageLinks links={collections} />
          </nav>
        </>
      )}
      {cards.length > 0 && <TextLinks texts={texts} />}
    </div>
  );
}

/** The number of results, announced for other words: the listing announces its own changes. */
function SearchOutcome({results}: SearchPageProps) {
  const messages = useMessages(MESSAGES);
  const {term, shownFor, count, cards, texts} = results;
  const {search} = useLocation();
  const [shown, setShown] = useState({search, term, isSame: false});
  if (shown.search !== search) setShown({search, term, isSame: shown.term === term});
  const found = cards.length > 0 ? count : texts.length;
  const [before, after] = messages.resultsFor(found);
  const [beforeShown, afterShown] = messages.shownFor;
  return (
    <p role="status" aria-live={shown.isSame ? 'off' : undefined}>
      {term && (
        <>
          <span>{before}</span>
          <bdi>{term}</bdi>
          <span>{after}</span>
          {found === 0 && <span>{` ${messages.tryOther}`}</span>}
          {shownFor && (
            <>
              <span>{` ${beforeShown}`}</span>
              <bdi>{shownFor}</bdi>
              <span>{afterShown}</span>
            </>
          )}
        </>
      )}
      {!term && <span>{messages.begin}</span>}
    </p>
  );
}

/** Links to pages and articles that match; nothing without any. */
function TextLinks({texts}: Pick<SearchResults, 'texts'>) {
  const messages = useMessages(MESSAGES);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="search-texts" className="search-texts">
      <h2 id="search-texts" className="section-title">
        {messages.texts}
      </h2>
      <PageLinks links={texts} />
    </section>
  );
}

interface PageLinksProps {
  links: readonly PageLink[];
  /** Whether to show them as a row. */
  isCompact?: boolean;
}

function PageLinks({links, isCompact = false}: PageLinksProps) {
  const lang = useTextLang();
  return (
    <ul role="list" className={isCompact ? 'search-matching' : 'search-ways'}>
      {links.map(({title, path}) => (
        <li key={path}>
          <ShopLink
            to={path}
            dir="auto"
            lang={lang}
            className={isCompact ? 'chip' : undefined}
          >
            {title}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}

/** Links to the next and the first page. */
function Paging({results: {after, next}}: SearchPageProps) {
  const messages = useMessages(MESSAGES);
  const {search} = useLocation();
  if (after === null && next === null) return null;
  const pageAfter = (cursor: string | null) => {
    const query = new URLSearchParams(withoutClickIds(search));
    query.delete('after');
    if (cursor) query.set('after', cursor);
    return `${pathFor('search')}?${query}`;
  };
  return (
    <nav aria-label={messages.pages} className="search-paging">
      {after !== null && (
        <Link to={pageAfter(null)} className={buttonClass()}>
          {messages.firstPage}
        </Link>
      )}
      {next !== null && (
        <Link to={pageAfter(next)} rel="next" className={buttonClass()}>
          {messages.nextPage}
        </Link>
      )}
    </nav>
  );
}
