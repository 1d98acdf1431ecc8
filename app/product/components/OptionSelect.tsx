import {useId, type Ref} from 'react';

import {placeholderOf} from '../option-selection';
import {valueStates, type ChoiceState} from '../option-state';
import {Icon} from '~/ui/Icon';

import {OptionChips} from './OptionChips';
import type {ViewOption} from '../product-view';
import type {Choice} from './use-choice';

/** What stands behind a value that cannot be bought beside the other choices. */
const SUFFIX: Readonly<Record<ChoiceState, string>> = {
  available: '',
  'sold-out': ' (sold out)',
  missing: ' (not made)',
};

/** Values up to which they are also laid out to be seen at a glance. */
const MOST_CHIPS = 30;

interface OptionSelectProps {
  option: ViewOption;
  /** The option's position. */
  index: number;
  choice: Choice;
  /** Id of the page's help on this option. */
  help?: string;
  linkTo: (value: string) => string;
  selectRef: Ref<HTMLSelectElement>;
}

/**
 * An option's selector: a native list, which every visitor can use, and its values laid out below it for the eye and the
 * thumb. What is chosen, sold out or not made is told apart in both; nothing is withheld, since another size may be there.
 */
export function OptionSelect({
  option,
  index,
  choice,
  help,
  linkTo,
  selectRef,
}: OptionSelectProps) {
  const id = useId();
  const {selection, variants, surface} = choice;
  const placeholder = placeholderOf(option, surface);
  const states = valueStates(option, index, variants, selection);
  const select = (value: string) => choice.choose(index, value || null);
  return (
    <div className="option">
      <label htmlFor={id} className="eyebrow">
        {option.name}
      </label>
      {help && (
        <a
          href={`#${help}`}
          className="link option-help"
          onClick={() => openAround(help)}
        >
          {option.name} guide
        </a>
      )}
      <span className="option-select">
        <select
          ref={selectRef}
          id={id}
          name={`option:${option.name}`}
          required
          value={selection[index] ?? ''}
          onChange={(event) => select(event.currentTarget.value)}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {option.values.map((value, position) => (
            <option key={value} value={value}>
              {value}
              {SUFFIX[states[position] ?? 'available']}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      {option.values.length <= MOST_CHIPS && (
        <OptionChips
          option={option}
          states={states}
          chosen={selection[index] ?? null}
          linkTo={linkTo}
          onChoose={select}
        />
      )}
    </div>
  );
}

/** Unfolds what the link leads to, for browsers that do not do so by themselves. */
function openAround(id: string) {
  const folded = document.getElementById(id)?.closest('details');
  if (folded) folded.open = true;
}
