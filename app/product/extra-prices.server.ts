import {missingTo, type Money} from '~/lib/money';

import {selectableOptions} from './options';
import type {Option, Variant} from './product';

type Priced = Pick<Variant, 'values' | 'price'>;

/**
 * The options, with what their values add to the price, beside a choice of something else: a print
 * that costs 15 more in every size. Where a value is the whole choice, its price says it.
 */
export function withExtras(
  options: readonly Option[],
  variants: readonly Priced[],
): Option[] {
  const selectable = selectableOptions(options);
  if (selectable.length < 2) return [...options];
  return options.map((option, at) => {
    if (!selectable.includes(at)) return option;
    const extras = extrasOf(option, at, variants);
    return extras.some((extra) => extra !== null) ? {...option, extras} : option;
  });
}

/** What each value costs more than the first; `null` where that depends on the other choices. */
function extrasOf(
  {values: [first, ...others]}: Option,
  at: number,
  variants: readonly Priced[],
): (Money | null)[] {
  const pricesOf = (value: string | undefined) =>
    new Map(
      variants.flatMap(({values, price}) =>
        values[at] === value && price
          ? [[values.filter((_, index) => index !== at).join('\n'), price] as const]
          : [],
      ),
    );
  const base = pricesOf(first);
  const extraOf = (value: string): Money | null => {
    const extras = [...pricesOf(value)].flatMap(([rest, price]) => {
      const from = base.get(rest);
      return from ? [missingTo(price.amount, from)] : [];
    });
    const [extra = null] = extras;
    return extras.every((each) => each?.amount === extra?.amount) ? extra : null;
  };
  return [null, ...others.map(extraOf)];
}
