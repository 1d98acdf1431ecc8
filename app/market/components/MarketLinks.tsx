import {useLocation} from '@remix-run/react';
import {useEffect, useState} from 'react';

import {withoutClickIds} from '~/lib/click-ids';
import {languageOf} from '~/lib/messages';
import {IconButton} from '~/ui/Button';
import {Dialog, DialogClose} from '~/ui/Dialog';
import {useMessages} from '~/ui/language';

import {
  currentChoice,
  marketName,
  MARKETS_DIALOG_ID,
  useChosenVariant,
  useMarket,
  type MarketChoice,
} from '../market';
import {MESSAGES} from '../messages';
import {hrefIn, pageAt, pagesWhere, VARIANT_PARAM, type ShopPath} from '../pages';

interface MarketLinksProps {
  choices: readonly MarketChoice[];
  /** The page, without its market. */
  path: ShopPath;
  /** Its query. */
  search: string;
}

/** A link to the page in each market: each is a document of its own language. */
export function MarketLinks({choices, path, search}: MarketLinksProps) {
  const market = useMarket();
  const variant = useChosenVariant();
  const query = variant ? `?${new URLSearchParams({[VARIANT_PARAM]: variant})}` : search;
  return (
    <ul role="list" className="market-links">
      {choices.map((choice) => {
        const isCurrent = choice.prefix === market.prefix;
        return (
          <li key={choice.prefix}>
            <a
              href={hrefIn(choice, path) + query}
              hrefLang={choice.tag}
              lang={choice.tag}
              aria-current={isCurrent || undefined}
              className="link market-link"
            >
              {marketName(choice)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

const TITLE_ID = 'markets-title';

export interface MarketsProps {
  choices: readonly MarketChoice[];
  /** The visitor’s, from the cart’s first answer; null until then, or if unknown. */
  country: string | null;
}

/** What loads once the page is live: a chunk of its own (hence the default export). */
export default function OtherMarkets({choices, country}: MarketsProps) {
  return (
    <>
      <MarketDialog choices={choices} />
      {country !== null && <MarketOffer choices={choices} country={country} />}
    </>
  );
}

function MarketDialog({choices}: Pick<MarketsProps, 'choices'>) {
  const messages = useMessages(MESSAGES);
  const {pathname, search} = useLocation();
  return (
    <Dialog id={MARKETS_DIALOG_ID} kind="sheet" labelledBy={TITLE_ID}>
      <div className="options-head">
        <h2 id={TITLE_ID}>{messages.title}</h2>
        <DialogClose id={MARKETS_DIALOG_ID} label={messages.close} />
      </div>
      <MarketLinks
        choices={choices}
        path={pathname as ShopPath}
        search={withoutClickIds(search)}
      />
    </Dialog>
  );
}

/** Local storage key: a market was offered once. */
const OFFERED_KEY = 'market-offered';

/** Where goods and texts are looked at: over a cart or a form an offer would be in the way. */
const OFFERING = pagesWhere(({isPrivate}) => !isPrivate);

/** Offers a visitor their market, once. */
function MarketOffer({choices, country}: MarketsProps & {country: string}) {
  const {prefix} = useMarket();
  const {pathname, search} = useLocation();
  const [offered, setOffered] = useState<MarketChoice | null>(null);
  const page = pageAt(pathname);
  const mayOffer = page !== null && OFFERING.includes(page);
  useEffect(() => {
    if (!mayOffer || wasOffered()) return;
    const choice = offeredMarket(choices, prefix, country, navigator.languages);
    if (!choice) return;
    rememberOffer();
    setOffered(choice);
  }, [choices, prefix, country, mayOffer]);
  if (!offered || !mayOffer) return null;
  return (
    <aside
      className="notice-area market-offer"
      lang={offered.copy.lang}
      aria-labelledby="market-offer"
    >
      <p role="status" className="notice">
        <a
          id="market-offer"
          href={hrefIn(offered, pathname as ShopPath) + withoutClickIds(search)}
          hrefLang={offered.tag}
          className="link"
        >
          {offered.copy.change}
        </a>
        <IconButton
          icon="close"
          label={offered.copy.dismiss}
          onClick={() => setOffered(null)}
        />
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

/**
 * The market to offer a visitor in the market `prefix`: that of their country, in their language
 * where it has several; else, for a country without a market, one in their first language. Null
 * where they are right already.
 * @param languages of the browser, the preferred first: `de-AT`
 */
export function offeredMarket(
  choices: readonly MarketChoice[],
  prefix: string,
  country: string,
  languages: readonly string[],
): MarketChoice | null {
  const current = currentChoice(choices, prefix);
  const ofCountry = choices.filter(({countryCode}) => countryCode === country);
  const [first = ''] = languages;
  const inLanguage = (language: string, among: readonly MarketChoice[]) =>
    among.filter(({tag}) => languageOf(tag) === languageOf(language));
  const fitting =
    ofCountry.length > 0
      ? [...languages.flatMap((one) => inLanguage(one, ofCountry)), ...ofCountry][0]
      : inLanguage(first, choices)[0];
  if (!fitting || !current || fitting === current) return null;
  // A country without a market: a visitor who reads the page's language stays.
  const isFine =
    ofCountry.length === 0 && languageOf(current.tag) === languageOf(fitting.tag);
  return isFine ? null : fitting;
}
