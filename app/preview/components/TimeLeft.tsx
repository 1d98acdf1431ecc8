import {useEffect, useState} from 'react';

const MINUTE_MS = 60_000;
const LATE = 5;

/** Minutes that are left of the preview; said aloud when they are few. */
export function TimeLeft({endsIn}: {endsIn: number}) {
  const [left, setLeft] = useState(endsIn);
  useEffect(() => {
    const end = performance.now() + endsIn;
    const tell = () => setLeft(end - performance.now());
    tell();
    const timer = setInterval(tell, MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, [endsIn]);
  const minutes = Math.max(1, Math.ceil(left / MINUTE_MS));
  return (
    <>
      <p className="pv-left">{minutes} min left</p>
      <p role="status" className="hush">
        {minutes <= LATE &&
          `This preview ends in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`}
      </p>
    </>
  );
}
