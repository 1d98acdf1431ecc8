import {useEffect} from 'react';

import {countdown, countdownDuration, countdownLabel} from '~/lib/countdown';

import {useNow} from './clock';
import {useMessages, usePageTag} from './language';
import {MESSAGES} from './messages';

interface CountdownProps {
  /** Epoch milliseconds. */
  end: number;
  /** Text before the time left. */
  label?: string;
  /** Called at the end, immediately if that is in the past. */
  onCompleted?: () => void;
  className?: string;
}

/** A countdown to `end` by the server's clock, in the units of §2; "Ended" at zero. */
export function Countdown({end, label, onCompleted, className}: CountdownProps) {
  const messages = useMessages(MESSAGES);
  const tag = usePageTag();
  const now = useNow();
  const state = countdown(end, now);
  const {completed} = state;
  useEffect(() => {
    if (completed) onCompleted?.();
  }, [completed, onCompleted]);
  return (
    <p className={className}>
      {!completed && <span>{`${label ?? messages.endsIn} `}</span>}
      <time
        role="timer"
        dateTime={countdownDuration(end, now)}
        className="strong figures"
        // The worker's names of units may be older than the browser's; the next tick is the
        // browser's.
        suppressHydrationWarning
      >
        {completed ? messages.ended : countdownLabel(state, tag)}
      </time>
    </p>
  );
}
