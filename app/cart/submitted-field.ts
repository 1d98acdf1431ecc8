import {type FormEvent} from 'react';

/** The text of a field of the form that is being submitted; '' where there is none. */
export function submitted(event: FormEvent, name: string): string {
  const {target} = event;
  const value = target instanceof HTMLFormElement ? new FormData(target).get(name) : null;
  return typeof value === 'string' ? value : '';
}
