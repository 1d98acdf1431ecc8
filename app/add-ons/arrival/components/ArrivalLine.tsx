import {useSyncExternalStore} from 'react';

import type {ArrivalStep} from '~/product';
import {useClock} from '~/ui/clock';
import {usePageTag} from '~/ui/language';

import {lineAt} from '../line';

interface ArrivalLineProps {
  steps: readonly ArrivalStep[];
  /** The element that it is. */
  as: 'li' | 'p';
  className?: string;
}

/**
 * `Order by 2 pm today: arrives Tue, Dec 1 – Thu, Dec 3`, in the visitor's zone; in the club's,
 * which it names, until scripts know that. A chunk of its own (hence the default export).
 */
export default function ArrivalLine({steps, as: Element, className}: ArrivalLineProps) {
  const clock = useClock();
  const tag = usePageTag();
  const text = useSyncExternalStore(
    clock.subscribe,
    () => lineAt(steps, clock.read(), {tag}),
    () => lineAt(steps, clock.serverInstant, {tag, isNamed: true}),
  );
  return text ? (
    <Element className={className} data-arrival suppressHydrationWarning>
      {text}
    </Element>
  ) : null;
}
