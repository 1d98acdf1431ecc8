import {useEffect, useRef, useState, type RefObject} from 'react';

import type {Screen} from './ScreenPart';

interface StageProps {
  screen: Screen;
  frame: RefObject<HTMLIFrameElement>;
}

/** The shop in a frame as large as a screen, made smaller where there is less room. The page behind it rests. */
export function Stage({screen, frame}: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [address] = useState(() => location.pathname + location.search);
  const scale = useScale(stage, screen);
  useRest();
  return (
    <div ref={stage} className="pv-stage">
      <div
        className="pv-screen"
        style={{width: screen.width * scale, height: screen.height * scale}}
      >
        <iframe
          ref={frame}
          src={address}
          title={`The shop on a ${screen.name.toLowerCase()}`}
          width={screen.width}
          height={screen.height}
          style={{scale: String(scale)}}
        />
      </div>
    </div>
  );
}

/** How much smaller a screen is drawn, so that all of its width is seen. */
function useScale(stage: RefObject<HTMLElement>, {width, height}: Screen): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const {contentRect} = entry;
      setScale(Math.min(1, contentRect.width / width, contentRect.height / height));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, width, height]);
  return scale;
}

/** While the shop is shown in a frame, the page itself can neither be seen nor reached. */
function useRest() {
  useEffect(() => {
    const others = [
      ...document.querySelectorAll<HTMLElement>('body > :not(.pv, .pv-stage)'),
    ];
    for (const each of others) each.inert = true;
    return () => {
      for (const each of others) each.inert = false;
    };
  }, []);
}
