import {lazy, Suspense} from 'react';

import {ErrorBoundary} from '~/ui/ErrorBoundary';

import type {NotifyFormProps} from './NotifyForm';

const LazyForm = lazy(async () => ({default: (await import('./NotifyForm')).NotifyForm}));

/** The form, rendered on the server; its scripts are a chunk of their own, without which it posts as it is. */
export function NotifyForm(props: NotifyFormProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <LazyForm {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
