import {useState, type MouseEvent} from 'react';

import {Button} from '~/ui/Button';
import {useMessages} from '~/ui/language';

import {roleOf} from '../options';
import {MESSAGES} from '../messages';
import type {Product} from '../product';
import {ChoiceSummary} from './ChoiceForm';
import {focusOption} from './use-adding';
import type {Choice} from './use-choice';

const loadSheet = () => import('./ChoiceSheet');

/** Prefetches the sheet's chunk. The press handles a failure. */
const prepare = () => void loadSheet().catch(() => undefined);

/** The sheet's component once it was asked for, and how often it was opened. */
export function useChoiceSheet() {
  const [chunk, setChunk] = useState<Awaited<ReturnType<typeof loadSheet>>>();
  const [openings, setOpenings] = useState(0);
  /** @throws when the sheet's chunk cannot be loaded */
  const open = async () => {
    setChunk(await loadSheet());
    setOpenings((count) => count + 1);
  };
  return {ChoiceSheet: chunk?.ChoiceSheet, openings, open};
}

interface ChooseBarProps {
  product: Product;
  choice: Choice;
  /** Opens the choices; rejects when they cannot be shown. */
  onOpen: () => Promise<void>;
}

/**
 * A phone's bar while an option is still to choose; afterwards the form's own button takes its
 * place. Without JavaScript the button posts the form, which leads to the option.
 */
export function ChooseBar({product, choice, onOpen}: ChooseBarProps) {
  const messages = useMessages(MESSAGES);
  const asked = choice.unmet === null ? undefined : product.options[choice.unmet];
  if (!asked || choice.addDisabled) return null;
  const role = roleOf(asked);
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const {form} = event.currentTarget;
    onOpen().catch(() => focusOption(form, asked.name));
  };
  return (
    <div className="choose-bar">
      <ChoiceSummary product={product} choice={choice} />
      <Button
        type="submit"
        variant="primary"
        className="buy-button"
        aria-haspopup="dialog"
        data-replay
        onClick={open}
        onPointerDown={prepare}
        onFocus={prepare}
      >
        {role ? messages.ask[role] : asked.name}
      </Button>
    </div>
  );
}
