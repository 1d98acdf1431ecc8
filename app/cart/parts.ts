import type {CartBuyerIdentityInput} from '@shopify/hydrogen/storefront-api-types';
import type {ComponentType, ReactNode} from 'react';
import type {CartFragment, CartVariantFragment} from 'storefrontapi.generated';

import type {AppContext} from '~/server/context';

import type {
  CartExtras,
  CartImage,
  CartLineView,
  CartMessage,
  CartView,
  LineAttribute,
  SaidViews,
} from './cart';
import type {ShownLine} from './client/shown-cart';

export interface CartSectionProps {
  said: CartExtras['said'];
  messages: readonly CartMessage[];
}

/** What an add-on shows in the cart: in the drawer and on its page. */
export interface CartPart {
  /** In a row with the note: a `SaidForm`, or nothing. */
  Section?: ComponentType<CartSectionProps>;
  /** What the row calls it, and whether something is said already; `null` where it is not shown. */
  section?: (said: CartExtras['said']) => {name: string; isSaid: boolean} | null;
  /** Draws on a line's picture, which it gets as its child. */
  LinePicture?: ComponentType<{image: CartImage; children: ReactNode}>;
  /** Edits what a line says: a `LineForm`, or nothing. */
  EditLine?: ComponentType<{line: ShownLine}>;
  /** Below the lines, said once of those that the store has. */
  Fact?: ComponentType<{lines: readonly CartLineView[]}>;
  /** Below everything else, for the products of the lines, the newest first. */
  Below?: ComponentType<{handles: readonly string[]}>;
}

/** A line that is to be added, or whose attributes are to be replaced. */
interface LineToCheck {
  merchandiseId: string;
  /** Absent where a form was posted without scripts: its fields are in the inputs. */
  attributes?: readonly LineAttribute[];
}

/**
 * What an add-on says of a line: what is written on it, or why it may not be added; `null` where it
 * has no say. A reason is for the shopper and does not repeat what was typed; `null` for none.
 */
export type LineClaim = {attributes: LineAttribute[]} | {reason: string | null} | null;

/** A change of the cart by what a shopper has said: of its attributes, or of its buyer. */
type SaidChange =
  | {attributes: (ofCart: readonly LineAttribute[]) => LineAttribute[]}
  | {buyer: CartBuyerIdentityInput};

/** What these functions know of a request. */
export type CartPartContext = Pick<
  AppContext,
  'began' | 'config' | 'market' | 'now' | 'preview' | 'requestId' | 'storefront'
>;

/** What the server of an add-on does for the cart. */
export interface CartServerPart {
  /**
   * Checks lines before they are added or edited: a claim for each. `inputs` are those of the form.
   * @throws what the store's client throws: nothing is added then
   */
  check?: (
    lines: readonly LineToCheck[],
    inputs: Readonly<Record<string, unknown>>,
    context: CartPartContext,
  ) => Promise<readonly LineClaim[]>;
  /**
   * What it adds to the view of each of these lines, in their order. Where it rejects, that is
   * logged, and the lines are shown without.
   */
  lines?: (
    lines: readonly CartLineView[],
    context: CartPartContext,
  ) => Promise<readonly Partial<CartLineView>[]>;
  /**
   * The pictures of variants, by their ids, where they are not the store's; `null` for none. Never
   * rejects.
   */
  pictures?: (
    variants: readonly CartVariantFragment[],
    context: CartPartContext,
  ) => Promise<ReadonlyMap<string, CartImage | null>>;
  said?: SaidServerPart;
  /**
   * After a form without scripts has changed the cart: the `Set-Cookie` values by which the page's
   * scripts learn of it.
   */
  posted?: (change: FormChange, request: Request, context: AppContext) => string[];
}

/** What a plain form has done. */
interface FormChange {
  /** The lines added. */
  added: readonly {merchandiseId: string; quantity: number}[];
  /** The cart afterwards; `null` where the store has not answered it. */
  cart: CartView | null;
}

/** A form by which a shopper says something to the cart. */
interface SaidServerPart {
  name: keyof SaidViews & string;
  /** What the cart has of it, for its `Section`; nothing where the shop does not ask. */
  view: (cart: CartFragment, context: CartPartContext) => Promise<Partial<SaidViews>>;
  /** @throws BadCartForm for what cannot have been meant */
  read: (inputs: Readonly<Record<string, unknown>>) => SaidChange;
  /** For one that writes attributes of the cart: their keys, and what a link may say of them. */
  inLink?: {
    keys: readonly string[];
    read: (ofLink: readonly LineAttribute[]) => LineAttribute[];
  };
  /** What the shopper reads when it is saved, in the language of `tag`. */
  savedMessage: (tag: string) => string;
}

declare module '~/server/parts' {
  interface ServerParts {
    readonly cart: readonly CartServerPart[];
  }
}
