import {useLocation} from '@remix-run/react';
import {useEffect, useId, useState} from 'react';

import {Icon} from '~/ui/Icon';

import type {PreviewData} from '../preview-data';
import {PanelButton, Part} from './panel-fields';
import {StaffParts} from './staff-parts';
import {AppearancePart, PicturesPart, ThemePart, TextsPart} from './theme-parts';
import {usePanel, type Panel} from './use-panel';
import {useStaff, type Staff} from './use-staff';
import {
  AsOfPart,
  SharePart,
  ScreenPart,
  Stage,
  TimeLeft,
  type Screen,
} from './view-parts';

/** The panel of a preview; a chunk of its own (hence the default export). */
export default function PreviewPanel({data}: {data: PreviewData}) {
  const panel = usePanel(data);
  const staff = useStaff(panel);
  const [isOpen, setOpen] = useState(hasRoom);
  const [screen, setScreen] = useState<Screen | null>(null);
  const bodyId = useId();
  useReservedSpace(isOpen);
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
          <p
            role="status"
            className="pv-progress"
            data-pending={panel.isPending || undefined}
          >
            {panel.isPending && (
              <span className="visually-hidden">Updating the page…</span>
            )}
          </p>
        </header>
        <div id={bodyId} className="pv-body" hidden={!isOpen}>
          <ViewSwitch panel={panel} />
          <ThemePart panel={panel} />
          <Part title="Colors and font" open={data.state.asOf === null}>
            <AppearancePart panel={panel} />
          </Part>
          <Part title="Texts">
            <TextsPart panel={panel} />
          </Part>
          <Part title="Pictures">
            <PicturesPart panel={panel} />
          </Part>
          <StaffParts panel={panel} staff={staff} />
          <Part title="As-of date" open={data.state.asOf !== null}>
            <AsOfPart panel={panel} />
          </Part>
          <Part title="Screen size">
            <ScreenPart screen={screen} onScreen={setScreen} />
          </Part>
          <Part title="Links and settings">
            <SharePart panel={panel} />
          </Part>
        </div>
        <PanelFooter panel={panel} staff={staff} />
      </section>
    </>
  );
}

/** Whether the panel fits beside the page; otherwise it starts folded. */
function hasRoom(): boolean {
  return matchMedia('(width >= 60rem)').matches;
}

/** Reserves space for the panel, and removes the bar that it replaces. */
function useReservedSpace(isOpen: boolean) {
  useEffect(() => {
    document.getElementById('preview-bar')?.remove();
    document.documentElement.dataset.preview = isOpen ? 'open' : 'folded';
  }, [isOpen]);
}

/** Switches between the draft and what shoppers see. */
function ViewSwitch({panel: {state, change}}: {panel: Panel}) {
  return (
    <fieldset className="pv-switch">
      <legend>
        <span className="visually-hidden">What is shown</span>
      </legend>
      {(['draft', 'live'] as const).map((view) => (
        <label key={view}>
          <input
            type="radio"
            name="preview-view"
            checked={state.view === view}
            onChange={() => change({view}, 'view')}
          />
          {view === 'draft' ? 'Draft' : 'What shoppers see'}
        </label>
      ))}
    </fieldset>
  );
}

/** The panel's footer: the result of the last change, undo and redo, and the button that leaves the preview. */
function PanelFooter({
  panel: {undo, redo, problem},
  staff,
}: {
  panel: Panel;
  staff: Staff | null;
}) {
  const {pathname, search} = useLocation();
  const notice = staff?.notice;
  return (
    <footer className="pv-foot">
      {problem && <p role="alert">{problem}</p>}
      {notice?.isProblem && <p role="alert">{notice.text}</p>}
      <p role="status" className="pv-notice">
        {notice && !notice.isProblem && notice.text}
      </p>
      <div className="pv-steps">
        <PanelButton disabled={!undo} onPress={() => undo?.()}>
          Undo
        </PanelButton>
        <PanelButton disabled={!redo} onPress={() => redo?.()}>
          Redo
        </PanelButton>
      </div>
      <form method="post" action="/preview/leave">
        <input type="hidden" name="back" value={pathname + search} />
        <button className="pv-button">
          Leave<span className="visually-hidden"> the preview</span>
        </button>
      </form>
    </footer>
  );
}
