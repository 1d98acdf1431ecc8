import {lazy, Suspense, useEffect, useId, useState, type FormEvent} from 'react';

import {IconButton} from '~/ui/Button';
import {Contain} from '~/ui/Contain';

const OptionsDialog = lazy(async () => {
  const {OptionsDialog: component} = await import('./OptionsDialog');
  return {default: component};
});

interface ChooseOptionsButtonProps {
  /** The product's handle. */
  handle: string;
  title: string;
}

/**
 * Opens the options dialog of a card's product. The dialog's code and the product are fetched when the visitor shows
 * intent (pointer, focus, touch), so that it opens at once. Without script the button leads to the product page.
 */
export function ChooseOptionsButton({handle, title}: ChooseOptionsButtonProps) {
  const id = useId();
  const address = `/products/${encodeURIComponent(handle)}`;
  const [wanted, setWanted] = useState(false);
  // Each opening is a new choice, from the start.
  const [openings, setOpenings] = useState(0);
  const want = () => setWanted(true);
  const open = (event: FormEvent) => {
    event.preventDefault();
    want();
    setOpenings((count) => count + 1);
  };
  return (
    <>
      <form className="card-options" data-replay action={address} onSubmit={open}>
        <IconButton
          type="submit"
          icon="plus"
          label={`Choose options for ${title}`}
          aria-haspopup="dialog"
          onPointerEnter={want}
          onFocus={want}
          onTouchStart={want}
        />
      </form>
      {wanted && (
        <Contain fallback={openings > 0 && <GoToPage address={address} />}>
          <Suspense fallback={null}>
            <OptionsDialog
              id={`options${id}`}
              handle={handle}
              title={title}
              openings={openings}
            />
          </Suspense>
        </Contain>
      )}
    </>
  );
}

/** Where the dialog's code could not be loaded, choosing goes on on the product's page. */
function GoToPage({address}: {address: string}) {
  useEffect(() => window.location.assign(address), [address]);
  return null;
}
