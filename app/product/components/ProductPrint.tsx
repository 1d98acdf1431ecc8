import {
  Fragment,
  lazy,
  Suspense,
  useState,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react';

import {
  loadViews,
  printOf,
  readyViews,
  viewOf,
  type PrintHandle,
} from '~/personalization';
import {ErrorBoundary} from '~/ui/ErrorBoundary';
import {useMessages} from '~/ui/language';

import {MESSAGES} from '../messages';
import type {Product} from '../product';
import type {Choice} from './use-choice';
import {namedSelection, type Selection} from '../options';

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
  const printing = printingOf(product, choice.selection);
  if (!printing) return null;
  const {rules, print, view, place} = printing;
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

/** Draws the lettering that is being typed over the picture that shows it. */
export function letteringOver(product: Product, choice: Choice) {
  return function overlay(position: number): ReactNode {
    const printing = printingOf(product, choice.selection);
    if (!printing?.print || !printing.view || printing.place !== position) return null;
    const {rules, print, view} = printing;
    const {font} = rules;
    return <Overlay {...{view, font, fields: print.fields, typed: choice.typed}} />;
  };
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

/**
 * The print of this choice, `null` for a plain value, with its view and the index of the picture in
 * the media that shows it, if one does. `null` for a product that nothing is printed on.
 */
export function printingOf(
  {options, personalization: rules}: Pick<Product, 'options' | 'personalization'>,
  selection: Selection,
) {
  if (!rules) return null;
  const selected = namedSelection(options, selection);
  const print = printOf(rules, selected);
  const view = print && viewOf(rules, selected);
  const place = view ? (rules.places[rules.views.indexOf(view)] ?? -1) : -1;
  return place < 0
    ? {rules, print, view: null, place: null}
    : {rules, print, view, place};
}
