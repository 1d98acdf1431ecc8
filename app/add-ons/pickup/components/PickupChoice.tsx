import {useId, useRef} from 'react';

import {SaidForm} from '~/cart';
import type {CartPart, CartSectionProps} from '~/cart/parts';
import {Button} from '~/ui/Button';
import {useFieldValue} from '~/ui/typed';

/** Delivery, or the place where a cart is picked up; nothing where no place is known. */
export const PICKUP_OF_CART: CartPart = {
  Section: PickupChoice,
  section: ({pickup}) =>
    pickup && pickup.places.length > 0
      ? {name: pickup.texts.name, isSaid: pickup.chosen !== ''}
      : null,
};

function PickupChoice({said: {pickup}, ...form}: CartSectionProps) {
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  const shown = useFieldValue(pickup?.chosen ?? '', field);
  if (!pickup || pickup.places.length === 0) return null;
  const {texts, places} = pickup;
  return (
    <SaidForm name="pickup" title={texts.title} fields={['pickup']} {...form}>
      <label htmlFor={`${id}-pickup`}>{texts.label}</label>
      <select
        ref={field}
        key={shown}
        id={`${id}-pickup`}
        name="pickup"
        defaultValue={shown}
        className="field"
      >
        <option value="">{texts.delivery}</option>
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {place.name}
          </option>
        ))}
      </select>
      <Button type="submit">{texts.save}</Button>
    </SaidForm>
  );
}
