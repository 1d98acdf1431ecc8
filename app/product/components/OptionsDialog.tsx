import {useLayoutEffect} from 'react';
import {createPortal} from 'react-dom';

import {Button} from '~/ui/Button';
import {Dialog, DialogClose} from '~/ui/Dialog';
import {closeDialog, openDialog} from '~/ui/dialog-control';
import {useSwipeToClose} from '~/ui/swipe-to-close';

import {OptionsChoice} from './OptionsChoice';
import {useProduct} from '../use-product';

interface OptionsDialogProps {
  id: string;
  handle: string;
  title: string;
  /** How often it was opened: it opens each time this grows, and starts a new choice. */
  openings: number;
}

/** The options dialog of one product, named by its title. It lies at the end of the body, outside the card. */
export function OptionsDialog({id, handle, title, openings}: OptionsDialogProps) {
  const answer = useProduct(handle);
  useLayoutEffect(() => {
    if (openings > 0) openDialog(id);
  }, [id, openings]);
  useSwipeToClose(id, 'down');
  const titleId = `${id}-title`;
  return createPortal(
    <Dialog id={id} kind="sheet" labelledBy={titleId} className="options">
      <div className="options-head">
        <h2 id={titleId} className="text-heading" dir="auto">
          {title}
        </h2>
        <DialogClose id={id} />
      </div>
      {openings > 0 && answer.status === 'ready' && (
        <OptionsChoice
          key={openings}
          product={answer.product}
          onAdd={() => closeDialog(id)}
        />
      )}
      {answer.status === 'loading' && <OptionsLoading />}
      {answer.status === 'gone' && <p role="alert">This item is no longer sold.</p>}
      {answer.status === 'failed' && (
        <div role="alert" className="options-failed">
          <p>The options could not be loaded. Check your connection and try again.</p>
          <Button onClick={answer.retry}>Try again</Button>
        </div>
      )}
    </Dialog>,
    document.body,
  );
}

/** The dialog's shape while the product is on its way. */
function OptionsLoading() {
  return (
    <div className="options-body" role="status" aria-busy="true">
      <span className="hush">Loading options…</span>
      <span className="stage placeholder" />
    </div>
  );
}
