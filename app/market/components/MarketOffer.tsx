import {useLocation} from '@remix-run/react';
import {useEffect, useState} from 'react';

import {addressIn, type ShopPath} from '../addresses';
import type {MarketChoice} from '../market-choice';
import {offeredMarket} from '../offered-market';
import {useMarket} from '../use-market';

/** Local storage key: a market was offered once. */
const OFFERED_KEY = 'market-offered';

interface MarketOfferProps {
  choices: readonly MarketChoice[];
  /** The visitor's country, which comes with the cart's first answer; null until then, or where nobody knows. */
  country: string | null;
}

/** Offers a visitor the market of their country or language, once, in one line. A chunk of its own (hence the default export). */
export default function MarketOffer({choices, country}: MarketOfferProps) {
  const {prefix} = useMarket();
  const {pathname, search} = useLocation();
  const [offered, setOffered] = useState<MarketChoice | null>(null);
  useEffect(() => {
    if (country === null || wasOffered()) return;
    const choice = offeredMarket(choices, prefix, country, navigator.languages);
    if (!choice) return;
    rememberOffer();
    setOffered(choice);
  }, [choices, prefix, country]);
  if (!offered) return null;
  return (
    <aside className="notice-area" lang={offered.tag}>
      {/* Set by script, as the notice area itself lets presses through. */}
      <p role="status" className="notice flex-wrap" style={{pointerEvents: 'auto'}}>
        {offered.words.offer}
        <a
          href={addressIn(offered, pathname as ShopPath) + search}
          hrefLang={offered.tag}
          className="link"
        >
          {offered.words.change}
        </a>
        <button type="button" className="link" onClick={() => setOffered(null)}>
          {offered.words.dismiss}
        </button>
      </p>
    </aside>
  );
}

/** Without storage nobody could be offered it once: then it is not offered. */
function wasOffered(): boolean {
  try {
    return localStorage.getItem(OFFERED_KEY) !== null;
  } catch {
    return true;
  }
}

function rememberOffer() {
  try {
    localStorage.setItem(OFFERED_KEY, '');
  } catch {
    // Full: it is offered again.
  }
}
