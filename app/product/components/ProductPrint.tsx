import {
  Fragment,
  lazy,
  Suspense,
  useState,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react';

import {loadViews, readyViews, type PrintHandle} from '~/personalization';
import {ErrorBoundary} from '~/ui/ErrorBoundary';
import {useMessages} from '~/ui/language';

import {MESSAGES} from '../messages';
import type {Product} from '../product';
import type {Choice} from './use-choice';

// Loaded with a product that something is printed on.
const LAZY_VIEWS = {
  PrintFields: lazy(async () => ({default: (await loadViews()).PrintFields})),
  LetteringOverlay: lazy(async () => ({default: (await loadViews()).LetteringOverlay})),
};

/**
 * The views, and what they stand in; the server waits for them. A document hydrates them with the
 * rest: in a boundary of their own React could discard what was typed.
 */
function useViews() {
  const [views] = useState(readyViews);
  const Boundary = import.meta.env.SSR || views ? Fragment : Suspense;
  return {Boundary, ...(views ?? LAZY_VIEWS)};
}

interface ProductPrintProps {
  product: Product;
  choice: Choice;
  handle: Ref<PrintHandle>;
}

/** The fields that a product's print asks for, in its form. */
export function ProductPrint({product, choice, handle}: ProductPrintProps) {
  const messages = useMessages(MESSAGES);
  const {Boundary, PrintFields} = useViews();
  if (!choice.printing) return null;
  const {rules, print, view, place} = choice.printing;
  const picture = place === null ? undefined : product.media[place];
  const all = rules.prints.flatMap(({fields}) => fields);
  return (
    <ErrorBoundary fallback={print && <p role="alert">{messages.printFailed}</p>}>
      <Boundary>
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
      </Boundary>
    </ErrorBoundary>
  );
}

/** The lettering that is being typed, over the picture that shows it. */
export function letteringOver({printing, typed}: Choice, position: number): ReactNode {
  if (!printing?.print || !printing.view || printing.place !== position) return null;
  const {rules, print, view} = printing;
  return <Overlay {...{view, font: rules.font, fields: print.fields, typed}} />;
}

function Overlay(props: ComponentProps<typeof LAZY_VIEWS.LetteringOverlay>) {
  const {Boundary, LetteringOverlay} = useViews();
  return (
    <ErrorBoundary fallback={null}>
      <Boundary>
        <LetteringOverlay {...props} />
      </Boundary>
    </ErrorBoundary>
  );
}
