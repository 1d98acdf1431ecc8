import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useId,
  useReducer,
  useState,
  type Dispatch,
  type MouseEvent,
  type ReactNode,
} from 'react';

import {hrefIn, pathFor, useMarket} from '~/market';
import {buttonClass} from '~/ui/Button';
import {ErrorBoundary} from '~/ui/ErrorBoundary';

import {ProductPartsLoader, type ProductPart} from '../parts';
import type {CardProduct, Wanted} from './OptionsDialog';

interface Asked extends CardProduct {
  /** Whether to open it now, or to be ready for that. */
  opens: boolean;
}

const AskContext = createContext<Dispatch<Asked> | null>(null);

function wantedAfter(before: Wanted | null, {opens, ...product}: Asked): Wanted | null {
  const isSame = before?.handle === product.handle;
  if (isSame && !opens) return before;
  return {...product, openings: (isSame ? before.openings : 0) + (opens ? 1 : 0)};
}

/** The dialog's component with what add-ons show in it: chunks of their own. */
const lazyDialog = (loadParts: () => Promise<readonly ProductPart[]>) =>
  lazy(async () => {
    const [{OptionsDialog}, parts] = await Promise.all([
      import('./OptionsDialog'),
      loadParts(),
    ]);
    return {
      default: (dialog: Wanted & {id: string}) => (
        <OptionsDialog {...dialog} parts={parts} />
      ),
    };
  });

/**
 * Shows the options dialog of the last product that a `ChooseOptionsButton` within asked for.
 * Within another, that one shows it: a filter's answer draws the grid again, and the dialog, with
 * what is chosen in it, belongs to the page around.
 */
export function OptionsDialogs({children}: {children: ReactNode}) {
  const id = useId();
  const outer = useContext(AskContext);
  const [wanted, ask] = useReducer(wantedAfter, null);
  const loadParts = useContext(ProductPartsLoader);
  const [OptionsDialog] = useState(() => lazyDialog(loadParts));
  if (outer) return children;
  return (
    <AskContext.Provider value={ask}>
      {children}
      {wanted && (
        <ErrorBoundary
          key={wanted.handle}
          fallback={
            wanted.openings > 0 && <ProductPageLink key={wanted.openings} {...wanted} />
          }
        >
          <Suspense fallback={null}>
            <OptionsDialog id={`options${id}`} {...wanted} />
          </Suspense>
        </ErrorBoundary>
      )}
    </AskContext.Provider>
  );
}

/** Shown when the dialog's chunk cannot be loaded: opens the product page. */
function ProductPageLink({handle, choice}: CardProduct) {
  const url = hrefIn(useMarket(), pathFor('product', handle)) + choice;
  useEffect(() => {
    const link = document.createElement('a');
    link.href = url;
    document.body.append(link);
    link.click();
    link.remove();
  }, [url]);
  return null;
}

interface ChooseOptionsButtonProps extends CardProduct {
  /** Accessible name. */
  label: string;
  /** Id of an empty form that the button belongs to; its own `formaction` leads to the product. */
  form: string;
}

/**
 * Opens the options dialog of a card's product, or without JavaScript its page. A grid has many:
 * each is one element, whose plus sign the stylesheet draws.
 */
export function ChooseOptionsButton({label, form, ...product}: ChooseOptionsButtonProps) {
  const ask = useContext(AskContext);
  const prepare = () => ask?.({...product, opens: false});
  const open = (event: MouseEvent) => {
    event.preventDefault();
    ask?.({...product, opens: true});
  };
  return (
    <button
      form={form}
      formAction={hrefIn(useMarket(), pathFor('product', product.handle))}
      className={buttonClass('quiet', 'button-icon card-options')}
      aria-label={label}
      aria-haspopup="dialog"
      data-replay
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
    />
  );
}

/**
 * Begins to load the product page's code: a finger that comes down, a pointer or the focus on a
 * card says that its link may be followed. Remix asks for the route's module alone, and the browser
 * for what that imports only once it has come.
 */
export function prepareProductPage(): void {
  // Remix reports what the navigation itself cannot load.
  import('./ProductPage').catch(() => undefined);
}
