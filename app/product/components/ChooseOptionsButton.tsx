import {lazy, Suspense, useEffect, useId, useState, type MouseEvent} from 'react';

import {addressIn, pathFor, useMarket} from '~/market';
import {buttonClass} from '~/ui/Button';
import {ErrorBoundary} from '~/ui/ErrorBoundary';

const OptionsDialog = lazy(async () => {
  const {OptionsDialog: component} = await import('./OptionsDialog');
  return {default: component};
});

interface ChooseOptionsButtonProps {
  /** The product's handle. */
  handle: string;
  title: string;
  /** Accessible name. */
  label: string;
  /** Whether the product has options: without, the dialog is small. */
  hasChoice: boolean;
  /** The dialog's initial choice, as a query: `?Color=Navy`, or empty. */
  choice: string;
  /** Id of an empty form that the button belongs to; its own `formaction` leads to the product. */
  form: string;
}

/**
 * Opens the options dialog of a card's product. The dialog's chunk and the product are fetched on intent (pointer,
 * focus, touch), so that it opens at once. Without JavaScript the button opens the product page, through its form. A grid
 * has many of these, so each is a single element whose plus sign the stylesheet draws.
 */
export function ChooseOptionsButton({
  handle,
  title,
  label,
  hasChoice,
  choice,
  form,
}: ChooseOptionsButtonProps) {
  const id = useId();
  const address = addressIn(useMarket(), pathFor('product', handle));
  const [wanted, setWanted] = useState(false);
  // Each opening starts a new choice.
  const [openings, setOpenings] = useState(0);
  const want = () => setWanted(true);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    want();
    setOpenings((count) => count + 1);
  };
  return (
    <>
      <button
        form={form}
        formAction={address}
        className={buttonClass('quiet', 'button-icon card-options')}
        aria-label={label}
        aria-haspopup="dialog"
        data-replay
        onClick={open}
        onPointerEnter={want}
        onFocus={want}
        onTouchStart={want}
      />
      {wanted && (
        <ErrorBoundary
          fallback={
            openings > 0 && <ProductPageLink key={openings} address={address + choice} />
          }
        >
          <Suspense fallback={null}>
            <OptionsDialog
              id={`options${id}`}
              handle={handle}
              title={title}
              isSmall={!hasChoice}
              choice={choice}
              openings={openings}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** Shown when the dialog's chunk cannot be loaded: opens the product page. */
function ProductPageLink({address}: {address: string}) {
  useEffect(() => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, [address]);
  return null;
}
