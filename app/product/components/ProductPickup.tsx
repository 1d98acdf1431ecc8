import {useSaid} from '~/cart';
import {numberIn} from '~/lib/global-id';
import {PickupLine} from '~/add-ons/pickup';

/** Where the chosen variant can be picked up. A chunk of its own (hence the default export). */
export default function ProductPickup({variant}: {variant: string | null | undefined}) {
  const {value: chosen, say} = useSaid('pickup', (view) => view?.chosen ?? '');
  return (
    <PickupLine
      variant={numberIn(variant)}
      chosen={chosen}
      onChoose={(pickup) => say({pickup})}
    />
  );
}
