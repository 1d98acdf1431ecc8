import {useId} from 'react';

import type {PickupChoice} from '../index.server';

/** Delivery or a place, in a form of the cart: too small for a chunk of its own. */
export function PickupFields({choice}: {choice: PickupChoice}) {
  const {chosen, places, texts} = choice;
  const id = useId();
  return (
    <div className="grid gap-3" data-pickup-fields>
      <label htmlFor={id}>{texts.label}</label>
      <select key={chosen} id={id} name="pickup" defaultValue={chosen} className="field">
        <option value="">{texts.delivery}</option>
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {place.name}
          </option>
        ))}
      </select>
      <button type="submit" className="button">
        {texts.save}
      </button>
    </div>
  );
}
