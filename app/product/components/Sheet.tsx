import {useLayoutEffect, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

import {Dialog, DialogClose, openDialog} from '~/ui/Dialog';
import {useTextLang} from '~/ui/language';
import {useSwipeToClose} from '~/ui/swipe-to-close';

interface SheetProps {
  id: string;
  title: string;
  className: string;
  /** Counts openings: each increase opens it. */
  openings: number;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * A dialog over the page, opened by its parent. Rendered in a portal at the end of the body,
 * outside the form that it may belong to.
 */
export function Sheet({id, title, openings, children, ...dialog}: SheetProps) {
  const titleId = `${id}-title`;
  useLayoutEffect(() => {
    if (openings > 0) openDialog(id);
  }, [id, openings]);
  const lang = useTextLang();
  useSwipeToClose(id, 'down');
  return createPortal(
    <Dialog id={id} kind="sheet" labelledBy={titleId} {...dialog}>
      <div className="options-head">
        <h2 id={titleId} dir="auto" lang={lang}>
          {title}
        </h2>
        <DialogClose id={id} />
      </div>
      {children}
    </Dialog>,
    document.body,
  );
}
