import type {ReactNode, Ref} from 'react';

import {PrintPart, type PrintHandle} from '~/add-ons/personalization';
import {useMessages} from '~/ui/language';

import {MESSAGES} from '../messages';
import type {Product} from '../product';
import type {Choice} from './use-choice';

interface ProductPrintProps {
  product: Product;
  choice: Choice;
  handle: Ref<PrintHandle>;
}

/** The fields that a product's print asks for, in its form. */
export function ProductPrint({product, choice, handle}: ProductPrintProps) {
  const messages = useMessages(MESSAGES);
  if (!choice.printing) return null;
  const {rules, print, view, place} = choice.printing;
  const picture = place === null ? undefined : product.media[place];
  const all = rules.prints.flatMap(({fields}) => fields);
  return (
    <PrintPart failed={print && <p role="alert">{messages.printFailed}</p>}>
      {({PrintFields}) => (
        <PrintFields
          fields={print?.fields ?? [...new Set(all)]}
          squad={rules.squad}
          notice={rules.notice}
          typed={choice.typed}
          onType={choice.setTyped}
          handle={handle}
          isChosen={print !== null}
          drawn={view && picture ? {src: picture.url, view, font: rules.font} : null}
        />
      )}
    </PrintPart>
  );
}

/** The lettering that is being typed, over the picture that shows it. */
export function letteringOver({printing, typed}: Choice, position: number): ReactNode {
  if (!printing?.print || !printing.view || printing.place !== position) return null;
  const {rules, print, view} = printing;
  return (
    <PrintPart failed={null}>
      {({LetteringOverlay}) => (
        <LetteringOverlay {...{view, font: rules.font, fields: print.fields, typed}} />
      )}
    </PrintPart>
  );
}
