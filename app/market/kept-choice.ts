import {useEffect, useSyncExternalStore} from 'react';

import {numberIn} from '~/lib/global-id';

/**
 * The variant chosen on the page, which a change of market keeps: options are named otherwise in
 * each language.
 */
let variant: string | null = null;
const listeners = new Set<() => void>();

function keep(id: string | null) {
  variant = id;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the links to other markets which variant is chosen; null for none. */
export function useKeptVariant(id: string | null): void {
  useEffect(() => {
    keep(id);
    return () => keep(null);
  }, [id]);
}

/** The number of the chosen variant; null for none. */
export function useChosenVariant(): string | null {
  const id = useSyncExternalStore(
    subscribe,
    () => variant,
    () => null,
  );
  return numberIn(id) || null;
}
