import {
  Fragment,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

import {loadViews, readyViews, type Lettering} from '~/personalization';
import {ErrorBoundary} from '~/ui/ErrorBoundary';
import {loadBeforeHydration} from '~/ui/lazy-part';

import type {EditLineProps} from './EditLine';
import {type ShownLine} from '../client/shown-cart';

let readyEditor: ComponentType<EditLineProps> | null = null;

/** Loads the editor: with a cart that has a printed line. */
async function loadEditor() {
  const chunk = await import('./EditLine');
  if (!import.meta.env.SSR) readyEditor = chunk.default;
  return chunk;
}
loadBeforeHydration('.print-edit', loadEditor);

const LazyEditor = lazy(loadEditor);
const LazyPicture = lazy(async () => ({default: (await loadViews()).LetteredPicture}));

interface LineLetteringProps {
  src: string;
  lettering: Lettering;
  /** The picture without its lettering: until that is there, and where it cannot be. */
  plain: ReactNode;
}

/** The picture of a line, with what is printed on it. */
export function LineLettering({src, lettering, plain}: LineLetteringProps) {
  const [views] = useState(readyViews);
  const LetteredPicture = views?.LetteredPicture ?? LazyPicture;
  const picture = (
    <LetteredPicture src={src} lettering={lettering} width={400} ratio={1.25} />
  );
  return (
    <ErrorBoundary fallback={plain}>
      {/* The cart's page hydrates it with the rest: a boundary of its own would be hydrated after
          the cart has changed. */}
      {import.meta.env.SSR || views ? (
        picture
      ) : (
        <Suspense fallback={plain}>{picture}</Suspense>
      )}
    </ErrorBoundary>
  );
}

/**
 * The print of a line, in words. Keys that begin with `_` are for the merchant alone, as on
 * Shopify's own pages.
 */
export function LineAttributes({
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
          <dd className="min-w-0 font-semibold wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Edits what is printed on a line; nothing where it cannot be loaded. */
export function EditLine(props: EditLineProps) {
  const [Ready] = useState(() => readyEditor);
  const Editor = Ready ?? LazyEditor;
  const Boundary = import.meta.env.SSR || Ready ? Fragment : Suspense;
  return (
    <ErrorBoundary fallback={null}>
      <Boundary>
        <Editor {...props} />
      </Boundary>
    </ErrorBoundary>
  );
}
