import {keptForOutage} from '~/server/store/stale-if-error';

/** Where the store sells, and its own country: what market pages are checked against. Asked only where markets are configured. */
export const MARKETS_QUERY = keptForOutage(`#graphql
  query Markets {
    localization {
      country {
        ...MarketCountry
      }
      availableCountries {
        ...MarketCountry
      }
    }
  }
  fragment MarketCountry on Country {
    isoCode
    currency {
      isoCode
      symbol
    }
    availableLanguages {
      isoCode
    }
  }
`);
