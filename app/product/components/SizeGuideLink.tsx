import {useId, useState, type MouseEvent} from 'react';

import {useMessages} from '~/ui/language';

import {MESSAGES} from '../messages';
import type {ShopHelp, SizeGuide} from '../product';

const loadDialog = () => import('./SizeGuideDialog');

/** Prefetches the dialog's chunk. The press handles a failure. */
const prepare = () => void loadDialog().catch(() => undefined);

interface SizeGuideLinkProps {
  /** The option's name. */
  name: string;
  /** The garment's measurements, if the store has them. */
  guide: SizeGuide | null;
  /** The shop's text on sizes, if any. */
  help: ShopHelp['sizes'];
}

/** Opens the garment's size guide, a chunk fetched on intent, or else the shop's text on sizes. */
export function SizeGuideLink({name, guide, help}: SizeGuideLinkProps) {
  const messages = useMessages(MESSAGES);
  const id = useId();
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const [openings, setOpenings] = useState(0);
  const open = async (event: MouseEvent) => {
    if (!guide) return unfold(help?.url);
    event.preventDefault();
    try {
      setDialog(await loadDialog());
      setOpenings((count) => count + 1);
    } catch {
      if (help) window.location.assign(help.url);
    }
  };
  if (!guide && !help) return null;
  const Control = help ? 'a' : 'button';
  return (
    <>
      <Control
        {...(help ? {href: help.url} : {type: 'button'})}
        className="link option-help"
        data-replay={guide ? true : undefined}
        onClick={open}
        onPointerEnter={guide ? prepare : undefined}
      >
        {guide ? messages.guideOf(name) : help?.title}
      </Control>
      {dialog && guide && (
        <dialog.SizeGuideDialog id={`guide${id}`} guide={guide} openings={openings} />
      )}
    </>
  );
}

/** Opens the page's help, which not every browser does for a link to its hash. */
function unfold(hash = '#') {
  const folded = document.getElementById(hash.slice(1))?.closest('details');
  if (folded) folded.open = true;
}
