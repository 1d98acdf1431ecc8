import {lazy, Suspense, type ReactNode} from 'react';

import {loadViews, type Lettering} from '~/personalization';
import {ErrorBoundary} from '~/ui/ErrorBoundary';

import type {EditLineProps} from './EditLine';
import {type ShownLine} from '../client/shown-cart';

// Loaded with a cart that has a printed line.
const Editor = lazy(() => import('./EditLine'));
const LetteredPicture = lazy(async () => ({
  default: (await loadViews()).LetteredPicture,
}));

interface LineLetteringProps {
  src: string;
  lettering: Lettering;
  /** The picture without its lettering: until that is there, and where it cannot be. */
  plain: ReactNode;
}

/** The picture of a line, with what is printed on it. */
export function LineLettering({src, lettering, plain}: LineLetteringProps) {
  return (
    <ErrorBoundary fallback={plain}>
      <Suspense fallback={plain}>
        <LetteredPicture src={src} lettering={lettering} width={400} ratio={1.25} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The print of a line, in words. Keys that begin with `_` are for the merchant alone, as on Shopify's own pages. */
export function LineWords({
  attributes,
  labels,
}: Pick<ShownLine, 'attributes' | 'labels'>) {
  const shown = attributes.filter(({key}) => !key.startsWith('_'));
  if (shown.length === 0) return null;
  return (
    <dl className="mt-0.5 text-sm">
      {shown.map(({key, value}) => (
        <div key={key} className="flex flex-wrap gap-x-1.5" dir="auto">
          <dt className="text-soft">{`${labels?.[key] ?? key}:`}</dt>{' '}
          <dd className="min-w-0 font-semibold break-words">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Edits what is printed on a line; nothing where it cannot be loaded. */
export function EditLine(props: EditLineProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Editor {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
