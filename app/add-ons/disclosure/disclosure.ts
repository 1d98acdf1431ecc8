/** Disclosures beside prices and goods that a country's law asks for (docs/law.md). */

export interface PriceDisclosure {
  /** What the law wants; absent where it asks for nothing. */
  law?: {
    /** `All prices`, before the rest where it is said once for a whole page. */
    all: string;
    /** `incl. VAT,`; '' for a seller who charges none. */
    vat: string;
    /** `incl. VAT`, of a cart whose delivery costs nothing. */
    vatAlone: string;
    /** `plus delivery`, and the page that says more; `null` for none. */
    delivery: {title: string; url: string | null};
  };
  /** Who pays import duties, where the merchant says so. */
  duties?: string;
  /** Label of the tax in a cart's totals, where prices include it. */
  vatOfTotal?: string;
  /** The page with the harmonised notice on the legal guarantee. */
  guarantee?: {title: string; url: string};
  /** Whether a reduced price may be compared with the lowest of the last 30 days alone. */
  lowestOnly?: true;
}
