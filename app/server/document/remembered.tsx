import {useContext, type ComponentType, type ReactNode} from 'react';

import {DocumentContext} from './document-context';
import type {RenderedPart} from './markup-memory';
import type {RenderedParts} from './rendered-parts';

interface Item<Props> {
  readonly key: string;
  readonly props: Props;
}

interface ListProps<Props> {
  readonly items: readonly Item<Props>[];
}

interface Remembered<Props> {
  /** Tells these components' markup from others'. */
  readonly name: string;
  readonly Component: ComponentType<Props>;
  /** The props with which the markup depends on something else too, the clock say: it is rendered each time. */
  readonly varies: (props: Props) => boolean;
}

/**
 * Makes a list of one component, whose markup the worker remembers: what was rendered once is not rendered again. As long as an item's
 * props are the same, its markup is put into the document as text (rendered-parts.ts). The browser has a plain list, and hydrates what
 * that would have rendered.
 *
 * Only for a component that renders one element, from nothing but its props, which JSON can carry: no clock, no `useId` in its markup,
 * no data of the page, no inline script or style.
 */
export function rememberedList<Props extends object>(remembered: Remembered<Props>) {
  const {Component} = remembered;
  return function List({items}: ListProps<Props>) {
    const parts = useContext(DocumentContext)?.parts;
    if (import.meta.env.SSR && parts) return arrange(parts, items, remembered);
    return items.map(({key, props}) => <Component key={key} {...props} />);
  };
}

/** What is new, between markers, and a marker for each run of what is known. */
function arrange<Props extends object>(
  parts: RenderedParts,
  items: readonly Item<Props>[],
  {name, Component, varies}: Remembered<Props>,
): ReactNode[] {
  const nodes: ReactNode[] = [];
  const mark = (id: string) => nodes.push(<i key={id} data-part={id} />);
  let run: RenderedPart[] | null = null;
  for (const {key, props} of items) {
    const madeFrom = varies(props) ? null : `${name} ${JSON.stringify(props)}`;
    const known = madeFrom === null ? undefined : parts.find(madeFrom);
    if (known) {
      if (run) run.push(known);
      else mark(parts.placeOf((run = [known])));
      continue;
    }
    run = null;
    const around = madeFrom === null ? null : parts.placeOfNew(madeFrom);
    if (around) mark(around.before);
    nodes.push(<Component key={key} {...props} />);
    if (around) mark(around.after);
  }
  return nodes;
}
