import type {HasMetafieldsIdentifier} from '@shopify/hydrogen/storefront-api-types';
import {createContext, type ComponentType} from 'react';
import type {ProductCardFragment} from 'storefrontapi.generated';

import type {AppContext} from '~/server/context';

import type {Card, CardAdditions} from './collection-page';

/** What an add-on shows on a card. */
export interface CardPart {
  /** A line among the card's facts, where the card has nothing else to say. */
  Fact?: ComponentType<{card: Card}>;
  /** A button over the picture, which submits the grid's empty form without scripts. */
  Tool?: ComponentType<{card: Card; form: string}>;
}

/** The root provides them. */
export const CardParts = createContext<readonly CardPart[]>([]);

/** What the server of an add-on adds to a card. */
export interface CardServerPart {
  /** The metafields of a product that it reads. */
  metafields?: (config: AppContext['config']) => readonly HasMetafieldsIdentifier[];
  additions: (
    product: ProductCardFragment,
    config: AppContext['config'],
  ) => CardAdditions;
}

declare module '~/server/parts' {
  interface ServerParts {
    readonly card: readonly CardServerPart[];
  }
}
