import {lazy, Suspense, useState, type ReactNode} from 'react';

import {ErrorBoundary} from '~/ui/ErrorBoundary';
import {loadBeforeHydration} from '~/ui/lazy-part';

import type {styledViews} from './PrintFields';

type Views = Awaited<ReturnType<typeof styledViews>>;

let loaded: Views | null = null;

/** Loads the views that type and draw a print: a chunk of its own, with its styles. */
async function loadViews(): Promise<Views> {
  const chunk = await import('./PrintFields');
  const views = await chunk.styledViews();
  // The server makes a document with or without them, whatever it has rendered before.
  if (!import.meta.env.SSR) loaded = views;
  return views;
}
loadBeforeHydration('.print, .lettered', loadViews);

const LAZY_VIEWS = {
  LetteredPicture: lazy(async () => ({default: (await loadViews()).LetteredPicture})),
  LetteringOverlay: lazy(async () => ({default: (await loadViews()).LetteringOverlay})),
  PrintFields: lazy(async () => ({default: (await loadViews()).PrintFields})),
};

interface PrintPartProps {
  /** In its place until the views are there. */
  loading?: ReactNode;
  /** In its place where they cannot be. */
  failed: ReactNode;
  children: (views: Views | typeof LAZY_VIEWS) => ReactNode;
}

/**
 * A part of a page that the views render; the server waits for them, and a document with a print
 * loads them before it hydrates. It then hydrates with the rest: in a boundary of its own what was
 * typed could be lost, and the cart could have changed.
 */
export function PrintPart({loading = null, failed, children}: PrintPartProps) {
  const [ready] = useState(loaded);
  const part = children(ready ?? LAZY_VIEWS);
  return (
    <ErrorBoundary fallback={failed}>
      {import.meta.env.SSR || ready ? (
        part
      ) : (
        <Suspense fallback={loading}>{part}</Suspense>
      )}
    </ErrorBoundary>
  );
}
