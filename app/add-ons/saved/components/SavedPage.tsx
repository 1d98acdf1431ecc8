import {Link, useNavigate} from '@remix-run/react';
import {useEffect, useState, type ReactNode} from 'react';

import {countItems, useAppliedChanges, type CartView} from '~/cart';
import type {Card} from '~/collection';
import {hrefIn, pathFor, useMarket} from '~/market';
import {Scene} from '~/ui/Scene';
import {Button, buttonClass} from '~/ui/Button';
import {ShareLink} from '~/ui/ShareLink';

import {LIST_PARAM, save, savedList, unsave, useSavedList, SAVED_PAGE} from '../list';
import type {SavedView} from '../index.server';

/** Id of the page's heading, which names the grid of its products. */
export const SAVED_HEADING = 'saved';

interface SavedPageProps {
  view: SavedView;
  cards: readonly Card[];
  /** The grid of the cards. */
  children: ReactNode;
}

/**
 * The page of saved products: those in its URL, else those of the device, whose list the URL then
 * follows, so that it is always the link to share.
 */
export function SavedPage({view, cards, children}: SavedPageProps) {
  const {texts, ids, gone} = view;
  const url = hrefIn(useMarket(), SAVED_PAGE.path);
  const navigate = useNavigate();
  const saved = useSavedList();
  const device = saved.join();
  const listed = ids.join();
  /** The list of a URL that was the device's. */
  const [followed, setFollowed] = useState<string | null>(null);
  const isOwn = listed !== '' && followed === listed;
  useEffect(() => {
    const own = savedList().join();
    if (listed === own) setFollowed(own);
    else if (listed === '')
      navigate(`${SAVED_PAGE.path}?${LIST_PARAM}=${own}`, {replace: true});
  }, [listed, navigate]);
  useEffect(() => {
    if (!isOwn) return;
    const query = device ? `?${LIST_PARAM}=${device}` : '';
    window.history.replaceState(window.history.state, '', url + query);
  }, [isOwn, device, url]);
  useAppliedChanges((before, after) => {
    const grown = cards.filter(
      ({handle}) => unitsOf(after, handle) > unitsOf(before, handle),
    );
    if (isOwn && grown.length > 0) unsave(grown.map(({savedAs}) => savedAs));
  });
  const shared = `${url}?${LIST_PARAM}=${isOwn ? device : listed}`;
  const mayKeep = !isOwn && ids.some((id) => !saved.includes(id));
  return (
    <div className="page saved">
      <header className="page-head">
        <h1 id={SAVED_HEADING}>{texts.title}</h1>
        {listed !== '' && <p>{isOwn ? texts.own : texts.shared}</p>}
        <noscript>
          <p>{texts.noScripts}</p>
        </noscript>
        {gone && <p>{gone}</p>}
        {listed !== '' && (
          <ShareLink
            title={texts.title}
            url={shared}
            label={texts.share}
            copied={texts.copied}
          />
        )}
        {mayKeep && <Button onClick={() => save(ids)}>{texts.keepAll}</Button>}
      </header>
      {listed !== '' && children}
      {listed === '' && followed === '' && (
        <div className="split">
          <Scene />
          <div className="empty">
            <p>{texts.empty}</p>
            <Link to={pathFor('home')} className={buttonClass('primary')}>
              {texts.toShop}
            </Link>
          </div>
        </div>
      )}
    </div>
  );
}

/** How many pieces of a product a cart holds. */
function unitsOf(cart: CartView | null, product: string): number {
  return countItems(cart?.lines.filter(({handle}) => handle === product) ?? []);
}
