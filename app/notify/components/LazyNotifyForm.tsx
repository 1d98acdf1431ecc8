import {Suspense} from 'react';

import {lazyPart} from '~/ui/lazy-part';

import type {NotifyFormProps} from './NotifyForm';

const LazyForm = lazyPart(async () => ({
  default: (await import('./NotifyForm')).NotifyForm,
}));

/** The form, rendered on the server; its scripts are a chunk of their own, without which it posts as it is. */
export function NotifyForm(props: NotifyFormProps) {
  return (
    <Suspense>
      <LazyForm {...props} />
    </Suspense>
  );
}
