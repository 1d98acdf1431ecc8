import {Link} from '@remix-run/react';

import {resultsLabel, searchPath} from '../words';
import {ProductGrid} from '~/collection';
import {buttonClass} from '~/ui/Button';

import {SearchForm} from './SearchForm';
import type {CollectionLink, SearchResults} from '../search-results';

/** What was found, or where to go on. */
export function SearchPage({results}: {results: SearchResults}) {
  const {words, cards, collections} = results;
  return (
    <div className="page search-page">
      <header className="page-head">
        <h1>Search</h1>
        <SearchForm key={words} id="search-page-words" words={words} />
        <SearchOutcome results={results} />
      </header>
      {cards.length > 0 ? (
        <>
          <ProductGrid pages={[cards]} heading="h2" hasMainPicture />
          <Paging results={results} />
        </>
      ) : (
        <CollectionLinks collections={collections} />
      )}
    </div>
  );
}

/** What the search came to, in words, read out when it changes. */
function SearchOutcome({results: {words, count, cards}}: {results: SearchResults}) {
  const nothing = cards.length === 0;
  return (
    <p role="status">
      {words && (
        <>
          {resultsLabel(nothing ? 0 : count)} for “<bdi>{words}</bdi>”.
          {nothing && ' Check the spelling, try fewer words, or look around:'}
        </>
      )}
      {!words && 'Find a shirt, a hoodie, a player, a colour.'}
    </p>
  );
}

/** Ways on that surely lead to products. */
function CollectionLinks({collections}: {collections: readonly CollectionLink[]}) {
  return (
    <nav aria-label="Collections">
      <ul className="search-ways">
        {collections.map(({handle, title}) => (
          <li key={handle}>
            <Link to={`/collections/${handle}`} prefetch="intent" dir="auto">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Further results by link. */
function Paging({results: {words, after, next}}: {results: SearchResults}) {
  const first = searchPath(words);
  if (after === null && next === null) return null;
  return (
    <nav aria-label="Pages of results" className="search-paging">
      {after !== null && (
        <Link to={first} className={buttonClass()}>
          First page
        </Link>
      )}
      {next !== null && (
        <Link
          to={`${first}&after=${encodeURIComponent(next)}`}
          rel="next"
          className={buttonClass()}
        >
          More results
        </Link>
      )}
    </nav>
  );
}
