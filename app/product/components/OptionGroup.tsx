import {useId, type ReactNode} from 'react';

import {pathFor} from '~/market';
import {Icon} from '~/ui/Icon';
import {useMessages, useMoney, useTextLang} from '~/ui/language';
import {Swatch} from '~/ui/Picture';
import {ShopLink} from '~/ui/ShopLink';

import {CHOICE_FIELD, optionAnchor, optionField} from '../choice-form';
import {MESSAGES} from '../messages';
import {
  choiceQuery,
  choose,
  isSoldOut,
  roleOf,
  startsUnchosen,
  valueStates,
} from '../options';
import type {Option, Product} from '../product';
import type {Choice} from './use-choice';

/** An option with more values than this is a native select. */
const MAX_RADIOS = 30;

interface OptionGroupProps {
  product: Product;
  option: Option;
  index: number;
  choice: Choice;
  /** Whether the visitor tried to add without a value: highlights what is missing (§5). */
  isMissing: boolean;
  /** Whether its URL (`#option-Size`) is that of this group. */
  isAnchored: boolean;
  /** Rendered beside the option's name: its size guide. */
  children?: ReactNode;
}

/**
 * One option: a radio group, described by its placeholder until a value is chosen, then by that
 * value. Sold-out and missing combinations are marked and can still be chosen: another option may
 * make them available. A value of another product of a combined listing is a link to it.
 */
export function OptionGroup({
  product,
  option,
  index,
  choice,
  isMissing,
  isAnchored,
  children,
}: OptionGroupProps) {
  const messages = useMessages(MESSAGES);
  const money = useMoney();
  const id = useId();
  const lang = useTextLang();
  const hint = `${id}hint`;
  const {selection, variants, surface, parts} = choice;
  const chosen = selection[index] ?? null;
  const role = chosen === null ? roleOf(option) : startsUnchosen(option, surface);
  const placeholder = role && messages.placeholder[role];
  const states = valueStates(option, index, variants, selection);
  const values = option.values.map((value, position) => ({
    value,
    swatch: option.swatches[position] ?? null,
    state: isSoldOut(product) ? 'sold-out' : (states[position] ?? 'available'),
    owner: option.owners?.[position] ?? null,
    extra: option.extras?.[position] ?? null,
  }));
  const radios = values.filter(({owner}) => owner === null);
  const isList = radios.length > MAX_RADIOS;
  const hasRadios = !isList && radios.length > 0;
  const chips = isList ? values.filter(({owner}) => owner !== null) : values;
  // First, as it decides whose page it is.
  const queryWith = (value: string) => {
    const query = new URLSearchParams({[option.name]: value});
    for (const [name, chosen] of choiceQuery(product.options, selection))
      if (name !== option.name) query.set(name, chosen);
    return query.toString();
  };
  /** Whether fields of an add-on go with this value: its radio shows them before scripts run. */
  const hasFields = (value: string) =>
    parts.some(
      ({asks}) =>
        asks?.(product, choose(selection, index, value)) &&
        !asks(product, choose(selection, index, null)),
    );
  const select = (value: string) => choice.choose(index, value || null);
  const Group = isList ? 'div' : 'fieldset';
  return (
    <Group
      id={isAnchored ? optionAnchor(option.name) : undefined}
      className="option"
      data-missing={isMissing || undefined}
      data-asked={index === choice.unmet || undefined}
      {...(hasRadios && {role: 'radiogroup', 'aria-describedby': hint})}
    >
      {isList ? (
        <label htmlFor={id} className="option-name eyebrow" lang={lang}>
          {option.name}
        </label>
      ) : (
        <>
          {/* Safari gives a visible legend a line of its own, so the name is seen beside it. */}
          <legend className="visually-hidden" lang={lang}>
            {option.name}
          </legend>
          <span aria-hidden="true" className="option-name eyebrow" lang={lang}>
            {option.name}
          </span>
        </>
      )}
      <span id={hint} className="option-hint" lang={chosen === null ? undefined : lang}>
        {chosen ?? placeholder}
      </span>
      {children}
      {/* Tells a form that was posted without scripts what had to be chosen. */}
      <input type="hidden" name={CHOICE_FIELD + option.name} value={option.original} />
      {isList && (
        <span className="option-list">
          <select
            id={id}
            name={optionField(option.name)}
            aria-describedby={hint}
            value={chosen ?? ''}
            onChange={(event) => select(event.currentTarget.value)}
          >
            {placeholder && (
              <option value="" data-placeholder>
                {placeholder}
              </option>
            )}
            {radios.map(({value, state}) => (
              <option key={value} value={value}>
                {value + messages.suffix[state]}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      )}
      {chips.length > 0 && (
        <div className="chips" lang={lang}>
          {chips.map(({value, swatch, state, owner, extra}, position) => {
            const extraId = extra ? `${id}extra${position}` : undefined;
            const face = (
              <>
                {swatch && <Swatch color={swatch} />}
                <span>{value}</span>
                {extra && (
                  <span id={extraId} className="note figures">{`+${money(extra)}`}</span>
                )}
              </>
            );
            return owner ? (
              <ShopLink
                key={value}
                to={`${pathFor('product', owner)}?${queryWith(value)}`}
                className="chip"
              >
                {face}
              </ShopLink>
            ) : (
              <label key={value} className="chip" data-state={state}>
                <input
                  type="radio"
                  name={optionField(option.name)}
                  value={value}
                  data-fields={hasFields(value) || undefined}
                  checked={value === chosen}
                  // What it adds to the price describes it, and is no part of its name.
                  aria-label={
                    state === 'available' && !extra
                      ? undefined
                      : value + messages.suffix[state]
                  }
                  aria-describedby={extraId}
                  onChange={() => select(value)}
                />
                {face}
              </label>
            );
          })}
        </div>
      )}
    </Group>
  );
}
