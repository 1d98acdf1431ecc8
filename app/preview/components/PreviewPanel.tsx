import {useLocation} from '@remix-run/react';
import {useEffect, useId, useState} from 'react';

import {Icon} from '~/ui/Icon';
import {VisuallyHidden} from '~/ui/VisuallyHidden';

import {HandOverPart} from './HandOverPart';
import {LookPart} from './LookPart';
import {MomentPart} from './MomentPart';
import {Part} from './panel-fields';
import {PicturesPart} from './PicturesPart';
import type {PreviewData} from '../preview-data';
import {ScreenPart, type Screen} from './ScreenPart';
import {Stage} from './Stage';
import {ThemePart} from './ThemePart';
import {TimeLeft} from './TimeLeft';
import {usePanel, type Panel} from './use-panel';
import {WordsPart} from './WordsPart';

/** The panel of a preview; a chunk of its own (hence the default export). */
export default function PreviewPanel({data}: {data: PreviewData}) {
  const panel = usePanel(data);
  const [isOpen, setOpen] = useState(hasRoom);
  const [screen, setScreen] = useState<Screen | null>(null);
  const bodyId = useId();
  usePlaceFor(isOpen);
  return (
    <>
      {screen && <Stage screen={screen} frame={panel.frame} />}
      <section className="pv" aria-label="Preview" data-open={isOpen || undefined}>
        <header className="pv-head">
          <h2>Preview</h2>
          <TimeLeft endsIn={data.endsIn} />
          <button
            type="button"
            className="pv-fold"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Change'}
            <Icon name={isOpen ? 'down' : 'up'} />
          </button>
        </header>
        <div id={bodyId} className="pv-body" hidden={!isOpen}>
          <Shown panel={panel} />
          <ThemePart panel={panel} />
          <Part title="Look" open>
            <LookPart panel={panel} />
          </Part>
          <Part title="Words">
            <WordsPart panel={panel} />
          </Part>
          <Part title="Pictures">
            <PicturesPart panel={panel} />
          </Part>
          <Part title="Moment" open={panel.state.asOf !== null}>
            <MomentPart panel={panel} />
          </Part>
          <Part title="Screen">
            <ScreenPart screen={screen} onScreen={setScreen} />
          </Part>
          <Part title="Hand over">
            <HandOverPart panel={panel} />
          </Part>
        </div>
        <Foot panel={panel} />
      </section>
    </>
  );
}

/** Whether the panel has a place beside the page; else it begins folded. */
function hasRoom(): boolean {
  return matchMedia('(width >= 60rem)').matches;
}

/** Makes room beside the panel, and takes the bar away that stood there before the panel. */
function usePlaceFor(isOpen: boolean) {
  useEffect(() => {
    document.getElementById('preview-bar')?.remove();
    document.documentElement.dataset.preview = isOpen ? 'open' : 'folded';
  }, [isOpen]);
}

/** Draft or live. */
function Shown({panel: {state, change}}: {panel: Panel}) {
  return (
    <fieldset className="pv-switch">
      <legend className="hush">What is shown</legend>
      {(['draft', 'live'] as const).map((view) => (
        <label key={view}>
          <input
            type="radio"
            name="preview-view"
            checked={state.view === view}
            onChange={() => change({view}, 'view')}
          />
          {view === 'draft' ? 'Draft' : 'Live'}
        </label>
      ))}
    </fieldset>
  );
}

/** What is always within reach: the last step back, and the way out. */
function Foot({panel: {undo, problem}}: {panel: Panel}) {
  const {pathname, search} = useLocation();
  return (
    <footer className="pv-foot">
      {problem && <p role="alert">{problem}</p>}
      <button
        type="button"
        className="pv-button pv-undo"
        aria-disabled={!undo}
        onClick={undo ?? undefined}
      >
        Undo
      </button>
      <form method="post" action="/preview/leave">
        <input type="hidden" name="back" value={pathname + search} />
        <button className="pv-button">
          Leave<VisuallyHidden> the preview</VisuallyHidden>
        </button>
      </form>
    </footer>
  );
}
