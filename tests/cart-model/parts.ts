import type {CartServerPart} from '../../app/cart/parts';
import {GIFT_KEY} from './store';

/** Add-ons as small as can be: a gift note, pickup, and what is printed on a line. */

const text = (inputs: Readonly<Record<string, unknown>>) => String(inputs.text);

type Name = NonNullable<CartServerPart['said']>['name'];

const said = (
  name: string,
  read: (value: string) => ReturnType<NonNullable<CartServerPart['said']>['read']>,
) => ({
  name: name as Name,
  view: () => Promise.resolve({}),
  read: (inputs: Readonly<Record<string, unknown>>) => read(text(inputs)),
  savedMessage: () => 'Saved.',
});

export const MODEL_PARTS: readonly CartServerPart[] = [
  {
    said: {
      ...said('gift', (value) => ({
        attributes: (ofCart) => [
          ...ofCart.filter(({key}) => key !== GIFT_KEY),
          {key: GIFT_KEY, value},
        ],
      })),
      inLink: {keys: [GIFT_KEY], read: (ofLink) => [...ofLink]},
    },
  },
  {
    said: said('pickup', (place) => ({
      buyer: {
        preferences: {delivery: {deliveryMethod: ['PICK_UP'], pickupHandle: [place]}},
      },
    })),
  },
  {
    check: (lines) =>
      Promise.resolve(
        lines.map(({attributes}) =>
          attributes?.length ? {attributes: [...attributes]} : null,
        ),
      ),
  },
];
