import {useEffect, useId, useState} from 'react';
import {createPortal} from 'react-dom';

import {pathFor, shopFetch} from '~/market';
import {openDialog} from '~/ui/Dialog';

import type {PickupView} from '../pickup.server';
import {PickupDialog, type PickupChoiceProps} from './PickupDialog';

interface PickupLineProps extends PickupChoiceProps {
  /** Number of the chosen variant; '' before one is chosen. */
  variant: string;
}

/** Where the chosen variant can be picked up, with a dialog of all places. */
export function PickupLine({variant, ...choice}: PickupLineProps) {
  const view = usePickupView(variant);
  const id = `pickup${useId()}`;
  return (
    <div className="mt-2 text-sm text-soft" data-pickup>
      <p role="status">{view?.line}</p>
      {view && view.places.length > 0 && (
        <>
          <button
            type="button"
            className="link min-h-(--target)"
            onClick={() => openDialog(id)}
          >
            {view.texts.open}
          </button>
          {createPortal(<PickupDialog id={id} view={view} {...choice} />, document.body)}
        </>
      )}
    </div>
  );
}

function usePickupView(variant: string): PickupView | null {
  const [known, setKnown] = useState<{variant: string; view: PickupView} | null>(null);
  useEffect(() => {
    if (!variant) return;
    const request = new AbortController();
    // The answer is the same for everybody.
    const init = {credentials: 'omit', signal: request.signal} as const;
    shopFetch(pathFor('pickupData', variant), init)
      // Our own resource route's answer.
      .then((response) => response.json() as Promise<PickupView>)
      .then((view) => setKnown({variant, view}))
      // There is no line then.
      .catch(() => undefined);
    return () => request.abort();
  }, [variant]);
  return known?.variant === variant ? known.view : null;
}
