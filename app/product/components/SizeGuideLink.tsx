import {useId, useState, type MouseEvent} from 'react';

import {useMessages} from '~/ui/language';

import {MESSAGES} from '../messages';
import type {SizeGuide} from '../product';

const loadDialog = () => import('./SizeGuideDialog');

/** Prefetches the dialog's chunk. The press handles a failure. */
const prepare = () => void loadDialog().catch(() => undefined);

interface SizeGuideLinkProps {
  /** The option's name. */
  name: string;
  /** The garment's measurements, if the store has them. */
  guide: SizeGuide | null;
  /** Id of the page's size help, if any. */
  help: string | undefined;
}

/** Opens the garment's size guide, a chunk fetched on intent, or else the page's size help. */
export function SizeGuideLink({name, guide, help}: SizeGuideLinkProps) {
  const messages = useMessages(MESSAGES);
  const id = useId();
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const [openings, setOpenings] = useState(0);
  const open = async (event: MouseEvent) => {
    if (!guide) return showHelp(help);
    event.preventDefault();
    try {
      setDialog(await loadDialog());
      setOpenings((count) => count + 1);
    } catch {
      showHelp(help);
    }
  };
  if (!guide && !help) return null;
  const Control = help ? 'a' : 'button';
  return (
    <>
      <Control
        {...(help ? {href: `#${help}`} : {type: 'button'})}
        className="link option-help"
        data-replay={guide ? true : undefined}
        onClick={open}
        onPointerEnter={guide ? prepare : undefined}
      >
        {messages.guideOf(name)}
      </Control>
      {dialog && guide && (
        <dialog.SizeGuideDialog id={`guide${id}`} guide={guide} openings={openings} />
      )}
    </>
  );
}

/** Opens the page's help, which not every browser does for a hash link, and scrolls to it. */
function showHelp(id = '') {
  const help = document.getElementById(id);
  const folded = help?.closest('details');
  if (folded) folded.open = true;
  help?.scrollIntoView();
}
