import {useState, type RefObject} from 'react';

import {useBrowserLayoutEffect} from './effects';

/** Fields in which somebody types while what the store has of them changes. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

const valueOf = (field: Field) =>
  isTick(field) ? String(field.checked) : field.value.trim();

/** What a field was rendered with. */
function valueBefore(field: Field): string {
  if (field instanceof HTMLSelectElement) {
    const options = Array.from(field.options);
    return (options.find((each) => each.defaultSelected) ?? options[0])?.value ?? '';
  }
  return isTick(field) ? String(field.defaultChecked) : field.defaultValue.trim();
}

const isTyped = (field: Field) => valueOf(field) !== valueBefore(field);

/**
 * What a field shows of the store's `value`: its key as well, since another value is another field.
 * One in use keeps what it was rendered with, until the store has what is typed there.
 */
export function useFieldValue(value: string, ref: RefObject<Field>): string {
  const [shown, show] = useState(value);
  useBrowserLayoutEffect(() => {
    const {current: field} = ref;
    const isInUse = field && (isTyped(field) || document.activeElement === field);
    if (!isInUse || valueOf(field) === value) show(value);
  });
  return shown;
}

/** Whether something is typed or chosen in `within` that the store does not have. */
export const hasTyped = (within: Element) =>
  Array.from(within.querySelectorAll<Field>('input, textarea, select')).some(isTyped);
