import {addressIn, VARIANT_PARAM, type ShopPath} from '../addresses';
import {useChosenVariant} from '../kept-choice';
import {marketName, type MarketChoice} from '../market-choice';
import {useMarket} from '../use-market';

interface MarketLinksProps {
  choices: readonly MarketChoice[];
  /** The page, without its market. */
  path: ShopPath;
  /** Its query. */
  search: string;
}

/** A link to the page in each market. A change of market is a load of a document: the language is the whole document's. */
export function MarketLinks({choices, path, search}: MarketLinksProps) {
  const market = useMarket();
  const variant = useChosenVariant();
  const query = variant ? `?${new URLSearchParams({[VARIANT_PARAM]: variant})}` : search;
  return (
    <ul className="grid gap-1 p-6">
      {choices.map((choice) => {
        const isCurrent = choice.prefix === market.prefix;
        return (
          <li key={choice.prefix}>
            <a
              href={addressIn(choice, path) + query}
              hrefLang={choice.tag}
              lang={choice.tag}
              aria-current={isCurrent || undefined}
              className={`link inline-block py-3 ${isCurrent ? 'font-semibold' : ''}`}
            >
              {marketName(choice)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
