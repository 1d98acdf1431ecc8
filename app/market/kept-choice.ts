import {useEffect, useSyncExternalStore} from 'react';

import {numberIn} from '~/lib/global-id';

/** The chosen variant, which a change of market keeps: each language names options otherwise. */
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
