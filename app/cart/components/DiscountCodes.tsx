import {CartForm} from '@shopify/hydrogen';
import {type FormEvent} from 'react';

import {AppliedCode} from './AppliedCode';
import {CodeField} from './CodeField';
import {ExtraSection} from './ExtraSection';
import {submitted} from '../submitted-field';
import {useCart} from '../cart-context';
import {readCode, withoutCode} from '../extras';
import {type CartExtras, type CartMessage} from '../view';

interface DiscountCodesProps {
  codes: CartExtras['discountCodes'];
  messages: readonly CartMessage[];
}

const FIELD = 'discountCode';

/** The discount codes in use, each with its way out, and a field for another. */
export function DiscountCodes({codes, messages}: DiscountCodesProps) {
  const {changeExtra} = useCart();
  const all = codes.map(({code}) => code);
  const remove = (code: string) => (event: FormEvent) => {
    event.preventDefault();
    changeExtra({field: 'discountCodes', kept: withoutCode(all, code)});
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const entered = readCode(submitted(event, FIELD));
    if (entered) changeExtra({field: 'discountCodes', kept: all, entered});
  };
  return (
    <ExtraSection title="Discount code" count={codes.length} messages={messages}>
      {codes.map(({code, applicable}) => (
        <div key={code} onSubmitCapture={remove(code)}>
          <CartForm
            route="/cart"
            action={CartForm.ACTIONS.DiscountCodesUpdate}
            inputs={{discountCodes: withoutCode(all, code)}}
          >
            <AppliedCode
              code={code}
              remark={applicable ? undefined : 'Does not apply to this cart'}
            />
          </CartForm>
        </div>
      ))}
      <div onSubmitCapture={add} key={all.join()}>
        <CartForm
          route="/cart"
          action={CartForm.ACTIONS.DiscountCodesUpdate}
          inputs={{discountCodes: all}}
        >
          <CodeField name={FIELD} label="Discount code" />
        </CartForm>
      </div>
    </ExtraSection>
  );
}
