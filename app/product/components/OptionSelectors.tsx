import type {RefObject} from 'react';

import {choose, isSize, namedSelection, selectableOptions} from '../option-selection';

import {OptionSelect} from './OptionSelect';
import type {ProductView} from '../product-view';
import type {Choice} from './use-choice';

interface OptionSelectorsProps {
  product: ProductView;
  choice: Choice;
  /** Where each option's selector puts itself, by the option's position. */
  selects: RefObject<Map<number, HTMLSelectElement>>;
  /** Id of the help on sizes, where the page has one. */
  sizeHelp?: string;
}

/** One selector for each option that has something to choose; the others travel with the form unseen (spec §2, §5). */
export function OptionSelectors({
  product,
  choice,
  selects,
  sizeHelp,
}: OptionSelectorsProps) {
  const shown = selectableOptions(product.options, choice.surface);
  return (
    <>
      {product.options.map((option, index) =>
        shown.includes(index) ? (
          <OptionSelect
            key={option.name}
            option={option}
            index={index}
            choice={choice}
            help={isSize(option) ? sizeHelp : undefined}
            linkTo={(value) => linkTo(product, choice, index, value)}
            selectRef={(element) => {
              if (element) selects.current?.set(index, element);
              else selects.current?.delete(index);
            }}
          />
        ) : (
          <input
            key={option.name}
            type="hidden"
            name={`option:${option.name}`}
            value={choice.selection[index] ?? ''}
          />
        ),
      )}
    </>
  );
}

/** The product's page with `value` chosen beside what is chosen already: a choice as a link, for sharing and without script. */
function linkTo(
  product: ProductView,
  {selection}: Choice,
  index: number,
  value: string,
): string {
  const chosen = namedSelection(product.options, choose(selection, index, value));
  const query = new URLSearchParams(chosen.map((option) => [option.name, option.value]));
  return `/products/${encodeURIComponent(product.handle)}?${query.toString()}`;
}
