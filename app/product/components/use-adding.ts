import {useEffect, useRef, useState, type RefObject} from 'react';

import type {LineSaid} from '~/cart';
import {useBrowserLayoutEffect} from '~/ui/effects';

import {optionField} from '../choice-form';
import type {Selection} from '../options';
import type {FieldsHandle, ProductPart} from '../parts';
import type {Product} from '../product';
import type {Choice} from './use-choice';

/** The parts whose fields say something of the line with this choice. */
const askingParts = (product: Product, {parts, selection}: Choice) =>
  parts.filter(({asks}) => asks?.(product, selection));

/** What a press of the add button does, in the form that `inside` is in. */
export function useAdding(
  inside: RefObject<HTMLElement>,
  product: Product,
  choice: Choice,
) {
  const [isRefused, setRefused] = useState(false);
  const fields = useRef(new Map<ProductPart, FieldsHandle>());
  /** The button was pressed before the fields were there. */
  const isPressed = useRef(false);
  useFormAsFilled(inside, product, choice);
  const addWhenFound = useAddWhenFound(inside, choice);
  /** What is written on the line; `null` if that is invalid, or its fields are on their way. */
  const readFields = (): LineSaid | null => {
    let said: LineSaid = {attributes: []};
    for (const part of askingParts(product, choice)) {
      const handle = fields.current.get(part);
      if (!handle) isPressed.current = true;
      const checked = handle?.check();
      if (!checked) return null;
      const attributes = [...said.attributes, ...checked.attributes];
      said = {...said, ...checked, attributes};
    }
    return said;
  };
  return {
    /** Whether the last press added nothing. */
    isRefused,
    /** What is written on the line that may be added now; `null` where none may. */
    readLine(): LineSaid | null {
      if (choice.unmet !== null) {
        setRefused(true);
        focusOption(inside.current?.closest('form'), product.options[choice.unmet]?.name);
        return null;
      }
      setRefused(!choice.variant);
      if (choice.variant?.id === null) addWhenFound();
      return choice.variant ? readFields() : null;
    },
    /** Takes the fields of a part, and presses again where they were waited for. */
    takeFields(part: ProductPart, handle: FieldsHandle | null) {
      if (!handle) {
        fields.current.delete(part);
        return;
      }
      fields.current.set(part, handle);
      if (!isPressed.current) return;
      isPressed.current = false;
      inside.current?.closest('form')?.requestSubmit();
    },
  };
}

/** Focuses an option's first radio or its select, in a form of this product. */
export function focusOption(form: HTMLFormElement | null | undefined, name = '') {
  const fields = form?.elements.namedItem(optionField(name));
  const first = fields instanceof RadioNodeList ? fields[0] : fields;
  if (first instanceof HTMLElement) first.focus();
}

/**
 * Adopts the form's values from before hydration (chosen by the visitor, or restored by the
 * browser), in the same commit, so that a replayed press finds them.
 */
function useFormAsFilled(
  inside: RefObject<HTMLElement>,
  {options}: Product,
  {choose}: Choice,
) {
  useBrowserLayoutEffect(() => {
    const read = () => {
      const form = inside.current?.closest('form');
      if (!form) return;
      const filled = new FormData(form);
      for (const [index, {name, values}] of options.entries()) {
        const value = filled.get(optionField(name));
        if (typeof value === 'string' && values.includes(value)) choose(index, value);
      }
    };
    read();
    // React misses changes before hydration is done: read the form again then.
    window.addEventListener('hydrated', read, {once: true});
    return () => window.removeEventListener('hydrated', read);
    // Once: from then on React knows.
  }, []);
}

/** Adds a variant beyond the 250 listed once it is found, unless another value is chosen first. */
function useAddWhenFound(
  inside: RefObject<HTMLElement>,
  {variant, selection, lookUp}: Choice,
) {
  const pendingSelection = useRef<Selection | null>(null);
  const found = Boolean(variant?.id);
  useEffect(() => {
    const isStillChosen = pendingSelection.current === selection;
    if (found || !isStillChosen) pendingSelection.current = null;
    if (found && isStillChosen) inside.current?.closest('form')?.requestSubmit();
  }, [inside, found, selection]);
  return () => {
    pendingSelection.current = selection;
    lookUp();
  };
}
