import type {CachingStrategy, StorefrontApiErrors} from '@shopify/hydrogen';
import {createContext, type ComponentType, type ReactNode} from 'react';
import type {
  OriginalProductQuery,
  OriginalProductQueryVariables,
  ProductHelpQuery,
  ProductHelpQueryVariables,
  ProductQuery,
  ProductQueryVariables,
} from 'storefrontapi.generated';

import type {LineSaid} from '~/cart';
import type {AppContext} from '~/server/context';

import type {Selection} from './options';
import type {ArrivalStep, Product, ShopHelp, Variant} from './product';

/** Texts typed into the fields of add-ons, by the name of their field. */
export type Typed = Readonly<Record<string, string>>;

/** What an add-on may know of a shopper's choice. */
interface PartChoice {
  selection: Selection;
  /** The chosen variant; `null` while options are missing. */
  variant: Variant | null;
  /** Whether it cannot be bought. */
  addDisabled: boolean;
  /** Whether the fields of an add-on say something of it: it is made for its buyer. */
  isMade: boolean;
  typed: Typed;
  setTyped: (typed: Typed) => void;
}

interface PartProps {
  product: Product;
  choice: PartChoice;
}

/** The fields of an add-on in a product's form. */
export interface FieldsHandle {
  /**
   * What is written on the line; `null` where a field is wrong: it has the focus then, and says
   * why.
   */
  check: () => LineSaid | null;
}

export interface FieldsProps extends PartProps {
  /** Called with the fields once they can be checked, and with `null` when they go. */
  handle: (fields: FieldsHandle | null) => void;
  /** What to render where the fields cannot be loaded. */
  failed: ReactNode;
}

interface BelowAddProps extends PartProps {
  place: 'page' | 'sheet' | 'dialog';
  /** When a line of this choice arrives; empty where the shop does not say. */
  arrives: readonly ArrivalStep[];
}

interface WaitingProps {
  product: Product;
  /** Global id of the chosen variant, or of the first; the product's for one that is not shown. */
  awaitedId: string;
  /** Whether the product is awaited back in stock, or its opening. */
  topic: 'back' | 'opens';
  /** Id of the first field, for links to it; one of its own by default. */
  fieldId: string | undefined;
}

/** What an add-on shows of a product: on its page, in its sheet and in the options dialog. */
export interface ProductPart {
  /** Below the options: what the shopper types goes into `choice.typed`, or stays in the fields. */
  Fields?: ComponentType<FieldsProps>;
  /**
   * Whether the fields say something of the line with this choice: it is added once they are
   * checked, and through the cart alone.
   */
  asks?: (product: Product, selection: Selection) => boolean;
  /** Index in the media of the picture that shows what the fields say; `null` for none. */
  picture?: (product: Product, selection: Selection) => number | null;
  /** Drawn over that picture. */
  Overlay?: ComponentType<PartProps>;
  /** A row of the list below the button: an `li`, which may be in the product's form. */
  BelowAdd?: ComponentType<BelowAddProps>;
  /** Instead of buying, where `product.mayWait`. */
  Waiting?: ComponentType<WaitingProps>;
}

/** What an add-on shows around a product on its page. */
export interface ProductPagePart {
  /** Over the picture. */
  Over?: ComponentType<{product: Product}>;
  /** Below the product, from edge to edge. */
  Below?: ComponentType<{product: Product}>;
}

/** Loads the parts for a dialog that any page may open; the root provides it. */
export const ProductPartsLoader = createContext<() => Promise<readonly ProductPart[]>>(
  async () => [],
);

/** The store's product, with its texts in the shop's own language where the page has another. */
export type ProductAnswer = NonNullable<ProductQuery['product']> & {
  /** `lang` is the shop's own language, as a BCP 47 tag. */
  original?: NonNullable<OriginalProductQuery['product']> & {lang: string};
  /** What the query asks besides. */
  beside: Omit<ProductQuery, 'product'>;
};

/** What an add-on reads in the store's answer about a product. */
interface ProductRead {
  /** Whether a variant cannot be sold; asked without options for the product itself. */
  isUnavailable?: (selectedOptions: readonly {name: string; value: string}[]) => boolean;
  /** What it adds to the view of the product. */
  additions?: (product: Product) => Partial<Product>;
}

type Context = Pick<AppContext, 'config' | 'market' | 'siteOrigin'>;

/** What the server of an add-on does for a product. */
export interface ProductServerPart {
  /** What it says of prices in a country, for agents, who do not see the page. */
  term?: (country: string | null, context: Context) => string | undefined;
  read?: (
    answer: ProductAnswer,
    context: Context & Pick<AppContext, 'now'>,
  ) => ProductRead;
  /**
   * What it adds to the help on a product, in a country.
   * @param shop `null` while the store cannot be asked
   */
  help?: (
    answer: ProductAnswer,
    shop: ProductHelpQuery['shop'] | null,
    country: string | null,
    context: Context,
  ) => Partial<Pick<ShopHelp, 'topics' | 'reviewsChecked'>>;
}

/** Asks the store for a document that add-ons extend, in the market of the page. */
type Ask<Variables, Answer> = (
  storefront: AppContext['storefront'],
  options: {variables: Omit<Variables, 'country' | 'language'>; cache: CachingStrategy},
) => Promise<Answer & {errors?: StorefrontApiErrors}>;

declare module '~/server/parts' {
  interface ServerParts {
    readonly product: readonly ProductServerPart[];
    /** The store's answers about products, with what add-ons ask for (app/shop). */
    readonly productQueries: {
      page: Ask<ProductQueryVariables, ProductQuery>;
      original: Ask<OriginalProductQueryVariables, OriginalProductQuery>;
      help: Ask<ProductHelpQueryVariables, ProductHelpQuery>;
    };
  }
}
