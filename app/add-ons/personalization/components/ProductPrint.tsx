import type {FieldsProps, ProductPart} from '~/product/parts';

import {printingOf} from '../personalization';
import {PrintPart} from './PrintPart';

/** The fields that a product's print asks for, in its form. */
function ProductPrint({product, choice, handle, failed}: FieldsProps) {
  const printing = printingOf(product, choice.selection);
  if (!printing) return null;
  const {rules, print, view} = printing;
  const src = view && product.media[view.place]?.url;
  const all = rules.prints.flatMap(({fields}) => fields);
  return (
    <PrintPart failed={print && failed}>
      {({PrintFields}) => (
        <PrintFields
          fields={print?.fields ?? [...new Set(all)]}
          squad={rules.squad}
          promise={rules.promise}
          notice={rules.notice}
          typed={choice.typed}
          onType={choice.setTyped}
          handle={handle}
          isChosen={print !== null}
          drawn={view && src ? {src, view, font: rules.font} : null}
        />
      )}
    </PrintPart>
  );
}

/** The lettering that is being typed, over the picture that shows it. */
function ProductLettering({product, choice}: Pick<FieldsProps, 'product' | 'choice'>) {
  const printing = printingOf(product, choice.selection);
  if (!printing?.print || !printing.view) return null;
  const {rules, print, view} = printing;
  return (
    <PrintPart failed={null}>
      {({LetteringOverlay}) => (
        <LetteringOverlay
          {...{view, font: rules.font, fields: print.fields, typed: choice.typed}}
        />
      )}
    </PrintPart>
  );
}

/** A print: fields for its texts, and the lettering over a picture. */
export const PRINT_ON_PRODUCT: ProductPart = {
  Fields: ProductPrint,
  asks: (product, selection) => Boolean(printingOf(product, selection)?.print),
  picture: (product, selection) => printingOf(product, selection)?.view?.place ?? null,
  Overlay: ProductLettering,
};
