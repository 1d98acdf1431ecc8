import type {ReactNode} from 'react';

import {
  BANNER_PORTRAIT,
  BANNER_PORTRAIT_WIDTHS,
  FALLBACK_BANNER_PATH,
} from '~/lib/images';
import {pathFor} from '~/market';
import {buttonClass} from '~/ui/Button';
import {useMessages, useMoney} from '~/ui/language';
import {Picture, useImageUrl} from '~/ui/Picture';
import {ShopLink} from '~/ui/ShopLink';

import type {CollectionTile, HomePage} from '../collection-page';
import {MESSAGES} from '../messages';
import {CollectionGrid} from './CollectionGrid';
import {CollectionTiles} from './CollectionTiles';

interface HomeViewProps {
  page: HomePage;
  hero: {
    title: string;
    /** The club's own words, set larger than the title beside them; '' for none. */
    motto: string;
    subtitle: string;
    /** URL of the banner; the fallback banner without one (§9). */
    banner: string | null;
  };
  tiles: readonly CollectionTile[];
  /** Stands between banner and grid. */
  above?: ReactNode;
  /** Stands below the grid. */
  below?: ReactNode;
}

/** The home collection page (§2), with links to all other collections before its grid (§10.24). */
export function HomeView({page, hero, tiles, above, below}: HomeViewProps) {
  const messages = useMessages(MESSAGES);
  const money = useMoney();
  const {range, isShort} = page;
  const banner = hero.banner ?? FALLBACK_BANNER_PATH;
  const portrait = portraitSrcset(banner, useImageUrl());
  return (
    <>
      <section className="hero" aria-labelledby="hero-title">
        <picture>
          {/* The CDN crops the middle of the wide banner, so that no hidden pixels are sent. */}
          <source media="(width < 768px)" sizes="100vw" srcSet={portrait} />
          <Picture
            src={banner}
            alt=""
            sizes="100vw"
            width={800}
            priority
            className="hero-picture"
          />
        </picture>
        <div className="page hero-text">
          <h1 id="hero-title" className={hero.motto ? 'hero-name' : undefined}>
            {hero.title}
          </h1>
          {hero.motto && <div className="hero-motto">{hero.motto}</div>}
          <p>{hero.subtitle}</p>
          <div className="hero-end">
            <a href="#latest" className="button button-primary">
              {messages.shop}
            </a>
            {range && (
              <span className="figures">
                {messages.range(range.count, money(range.lowest))}
              </span>
            )}
          </div>
        </div>
      </section>
      {tiles.length > 0 && (
        <nav id="collections" aria-label={messages.collections} className="page">
          <CollectionTiles tiles={tiles} />
        </nav>
      )}
      {above}
      <section className={isShort ? 'page home-short' : 'page'} aria-labelledby="latest">
        <h2 id="latest" className="section-title">
          {messages.latest}
        </h2>
        <CollectionGrid page={page} labelledBy="latest" heading="h3" />
        {isShort && (
          <p className="all-of-grid">
            <ShopLink to={`${pathFor('latest')}#latest`} className={buttonClass()}>
              {messages.seeAll(range?.count ?? null)}
            </ShopLink>
          </p>
        )}
      </section>
      {below}
    </>
  );
}

/** The middle of a wide banner, for phones. */
function portraitSrcset(banner: string, urlOf: ReturnType<typeof useImageUrl>) {
  const {ratio, ...look} = BANNER_PORTRAIT;
  return BANNER_PORTRAIT_WIDTHS.map((width) => {
    const height = Math.round(width * ratio);
    return `${urlOf(banner, {width, height, ...look})} ${width}w`;
  }).join(', ');
}
