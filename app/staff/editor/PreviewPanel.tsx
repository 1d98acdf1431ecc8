import {useLocation} from '@remix-run/react';
import {lazy, Suspense, useEffect, useId, useState} from 'react';

import {Icon} from '~/ui/Icon';

import {messages} from '../messages';
import type {PreviewData} from '../preview-data';
import {outlineOnFocus, useClickToEdit, useFocusOnTarget} from './click-to-edit';
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

const SectionsPart = lazy(() => import('./sections-part'));
const HomeGridPart = lazy(() => import('./home-grid-part'));

/** The panel of a preview; a chunk of its own (hence the default export). */
export default function PreviewPanel({data}: {data: PreviewData}) {
  const panel = usePanel(data);
  const staff = useStaff(panel);
  const [isOpen, setOpen] = useState(hasRoom);
  const [screen, setScreen] = useState<Screen | null>(null);
  const [isEditing, setEditing] = useState(true);
  const bodyId = useId();
  useReservedSpace(isOpen);
  const isDraft = data.state.view === 'draft';
  const target = useClickToEdit(isEditing && isDraft, panel.frame, screen);
  useEffect(() => {
    if (target) setOpen(true);
  }, [target]);
  useFocusOnTarget(target);
  useEffect(() => outlineOnFocus(panel.frame.current), [panel.frame, screen]);
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
            <span>{isOpen ? 'Hide' : 'Change'}</span>
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
          <label className="pv-toggle">
            <input
              type="checkbox"
              checked={isEditing}
              onChange={() => setEditing(!isEditing)}
            />
            A click in the page opens its setting
          </label>
          <ThemePart panel={panel} />
          <Part title="Colors and font" open={data.state.asOf === null}>
            <AppearancePart panel={panel} />
          </Part>
          <Part title="Sections" isLazy isWanted={target?.section ? target : null}>
            <Suspense fallback={<p className="pv-note">{messages.loading}</p>}>
              <SectionsPart panel={panel} target={target} />
            </Suspense>
          </Part>
          <Part title="Home’s grid" isLazy>
            <Suspense fallback={<p className="pv-note">{messages.loading}</p>}>
              <HomeGridPart panel={panel} />
            </Suspense>
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
          <span>{view === 'draft' ? 'Draft' : 'What shoppers see'}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The panel's footer: the result of the last change, undo and redo, and the button that leaves the
 * preview.
 */
function PanelFooter({
  panel: {undo, redo, problem, leave},
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
      <form method="post" action="/preview/leave" onSubmit={leave}>
        <input type="hidden" name="back" value={pathname + search} />
        <button className="pv-button">
          Leave<span className="visually-hidden"> the preview</span>
        </button>
      </form>
    </footer>
  );
}
