import {useEffect} from 'react';

import {countdown, countdownDuration, countdownLabel} from '~/lib/countdown';

import {useNow} from './clock';

interface CountdownProps {
  /** Epoch milliseconds. */
  end: number;
  /** What ends, before the time left. */
  label?: string;
  /** Called when nothing is left, at once if that is so from the start. */
  onCompleted?: () => void;
  className?: string;
}

/** Time left until `end` by the server's clock, in the units of spec §2; "Ended" at zero. */
export function Countdown({
  end,
  label = 'Ends in',
  onCompleted,
  className,
}: CountdownProps) {
  const now = useNow();
  const state = countdown(end, now);
  const {completed} = state;
  useEffect(() => {
    if (completed) onCompleted?.();
  }, [completed, onCompleted]);
  return (
    <p className={className}>
      {!completed && `${label} `}
      <time
        role="timer"
        dateTime={countdownDuration(end, now)}
        className="font-semibold figures"
      >
        {completed ? 'Ended' : countdownLabel(state)}
      </time>
    </p>
  );
}
