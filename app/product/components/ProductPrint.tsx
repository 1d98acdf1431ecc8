import {lazy, Suspense, type ReactNode, type Ref} from 'react';

import {loadViews, type PrintHandle} from '~/personalization';
import {ErrorBoundary} from '~/ui/ErrorBoundary';
import {useMessages} from '~/ui/language';

import {MESSAGES} from '../messages';
import {printingOf} from '../printing';
import type {Product} from '../product';
import type {Choice} from './use-choice';

// Loaded with a product that something is printed on.
const PrintFields = lazy(async () => ({default: (await loadViews()).PrintFields}));
const LetteringOverlay = lazy(async () => ({
  default: (await loadViews()).LetteringOverlay,
}));

interface ProductPrintProps {
  product: Product;
  choice: Choice;
  handle: Ref<PrintHandle>;
}

/** The fields that a product's print asks for, in its form. */
export function ProductPrint({product, choice, handle}: ProductPrintProps) {
  const messages = useMessages(MESSAGES);
  const printing = printingOf(product, choice.selection);
  if (!printing) return null;
  const {rules, print, view, place} = printing;
  const picture = place === null ? undefined : product.media[place];
  const all = rules.prints.flatMap(({fields}) => fields);
  return (
    <ErrorBoundary fallback={print && <p role="alert">{messages.printFailed}</p>}>
      <Suspense>
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
      </Suspense>
    </ErrorBoundary>
  );
}

/** What is drawn over a picture of the gallery: what is being typed, on the picture that shows it. */
export function letteringOver(product: Product, choice: Choice) {
  return function overlay(position: number): ReactNode {
    const printing = printingOf(product, choice.selection);
    if (!printing?.print || !printing.view || printing.place !== position) return null;
    const {rules, print, view} = printing;
    return (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <LetteringOverlay
            view={view}
            font={rules.font}
            fields={print.fields}
            typed={choice.typed}
          />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
