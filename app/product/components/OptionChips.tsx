import type {ChoiceState} from '../option-state';

import {Swatch} from './Swatch';
import type {ViewOption} from '../product-view';

interface OptionChipsProps {
  option: ViewOption;
  /** How each value stands, in their order. */
  states: readonly ChoiceState[];
  chosen: string | null;
  linkTo: (value: string) => string;
  onChoose: (value: string) => void;
}

/**
 * An option's values to see and to tap. They repeat the selector above them, so they are kept from screen readers and the
 * Tab key; without script each is a link to the page with that choice.
 */
export function OptionChips({
  option,
  states,
  chosen,
  linkTo,
  onChoose,
}: OptionChipsProps) {
  return (
    <ul className="chips" aria-hidden="true">
      {option.values.map((value, position) => (
        <li key={value}>
          <a
            href={linkTo(value)}
            tabIndex={-1}
            data-replay
            className="chip"
            data-state={states[position]}
            data-chosen={value === chosen || undefined}
            rel="nofollow"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onChoose(value);
            }}
          >
            <Swatch color={option.swatches[position] ?? null} />
            {value}
          </a>
        </li>
      ))}
    </ul>
  );
}
