import {useId, useState, type MouseEvent} from 'react';

import {MESSAGES} from '../messages';
import type {SizeGuide} from '../product';

const loadDialog = () => import('./SizeGuideDialog');

/** Ahead of the press; one that fails here fails, and is dealt with, there. */
const prepare = () => void loadDialog().catch(() => undefined);

interface SizeGuideLinkProps {
  /** The option's name. */
  name: string;
  /** The garment's own measurements, where the store has them. */
  guide: SizeGuide | null;
  /** Id of the page's help on sizes, where it has one. */
  help: string | undefined;
}

/**
 * Opens the garment's size guide, whose code comes with the first sign of interest. Without a guide, without scripts, or where the
 * code does not come, it leads to the page's help on sizes; where there is none of these either, nothing is shown.
 */
export function SizeGuideLink({name, guide, help}: SizeGuideLinkProps) {
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
        {MESSAGES.guideOf(name)}
      </Control>
      {dialog && guide && (
        <dialog.SizeGuideDialog id={`guide${id}`} guide={guide} openings={openings} />
      )}
    </>
  );
}

/** Unfolds the page's help, which browsers do not all do by themselves, and brings it into view. */
function showHelp(id = '') {
  const help = document.getElementById(id);
  const folded = help?.closest('details');
  if (folded) folded.open = true;
  help?.scrollIntoView();
}
