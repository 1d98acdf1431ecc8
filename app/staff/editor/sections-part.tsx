import {useEffect, useRef, useState, type KeyboardEvent} from 'react';

import {
  addSection,
  changeSection,
  duplicateSection,
  hasRoom,
  KINDS,
  moveSection,
  placeSection,
  removeSection,
  sectionsOf,
  type Kind,
} from '~/sections';
import {HOME_PAGE, MAX_ARRANGEMENT_BYTES, type Place, type StoredSection} from '~/theme';

import {messages} from '../messages';
import type {EditTarget} from './click-to-edit';
import {PanelButton} from './panel-fields';
import {SectionSettings} from './section-settings';
import {sectionName} from './settings-text';
import type {Panel} from './use-panel';
import {firstSettings, useChoices, useSections, type Sections} from './use-sections';

const GRIP_HINT = 'section-grip';

const newId = () => `s-${crypto.randomUUID().slice(0, 8)}`;

interface SectionsPartProps {
  panel: Panel;
  /** The setting that a click in the page asked for. */
  target: EditTarget | null;
}

/**
 * The sections of the page on show: adding, moving, hiding, copying and removing them, and their
 * settings.
 */
export default function SectionsPart({panel, target}: SectionsPartProps) {
  const sections = useSections(panel);
  const {choices, reload} = useChoices();
  const {page, arrangement, problem, bytes} = sections;
  const [openId, setOpenId] = useState<string | null>(target?.section ?? null);
  useEffect(() => {
    if (target?.section) setOpenId(target.section);
  }, [target]);
  if (page === null) return <p className="pv-note">{messages.noSectionsHere}</p>;
  const shown = sectionsOf(arrangement, page);
  const isOver = bytes > MAX_ARRANGEMENT_BYTES;
  const rows = (place: Place) =>
    shown[place].map((section) => (
      <SectionRow
        key={section.id}
        {...{section, sections, page, choices, reload, panel}}
        isOpen={section.id === openId}
        onOpen={(isOpen) => setOpenId(isOpen ? section.id : null)}
      />
    ));
  const adder = (place: Place) => (
    <li key={`add ${place}`}>
      <AddSection
        place={place}
        isFull={!hasRoom(arrangement, page)}
        onAdd={(kind) => {
          const id = newId();
          const settings = firstSettings(kind, choices, Date.now());
          const added = {place, kind: kind.id, id, settings};
          const said = messages.added(kind.name);
          sections.change(addSection(arrangement, page, added), undefined, said);
          setOpenId(id);
        }}
      />
    </li>
  );
  return (
    <>
      {problem && <p className="pv-problem">{problem}</p>}
      <ol className="pv-list pv-sections" aria-label="Sections of this page">
        {/* One list, so that a row keeps its focus on its way past the grid. */}
        {[
          <li key="top" className="pv-fixed">
            {page === HOME_PAGE ? 'Banner' : 'Heading'}
          </li>,
          ...rows('above'),
          adder('above'),
          <li key="grid" className="pv-fixed" data-row="">
            The grid of products
          </li>,
          ...rows('below'),
          adder('below'),
        ]}
      </ol>
      <p id={GRIP_HINT} hidden>
        {messages.grip}
      </p>
      <p role="status" className="pv-note">
        {panel.said}
      </p>
      <p
        className={isOver ? 'pv-problem' : 'pv-note'}
        role={isOver ? 'alert' : undefined}
      >
        {messages.bytesUsed(bytes, MAX_ARRANGEMENT_BYTES)}
      </p>
    </>
  );
}

interface AddSectionProps {
  place: Place;
  isFull: boolean;
  onAdd: (kind: Kind) => void;
}

/** Offers the kinds of sections, each with a small picture of it. */
function AddSection({place, isFull, onAdd}: AddSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const where = place === 'above' ? 'above the grid' : 'below the grid';
  return (
    <>
      <button
        type="button"
        className="pv-button"
        aria-expanded={isOpen}
        aria-disabled={isFull}
        onClick={() => !isFull && setOpen(!isOpen)}
      >
        {`Add a section ${where}`}
      </button>
      {isOpen && (
        <ul className="pv-kinds" aria-label={`Kinds of sections, ${where}`}>
          {KINDS.map((kind) => (
            <li key={kind.id}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  onAdd(kind);
                }}
              >
                <svg viewBox="0 0 48 32" width="48" height="32" aria-hidden="true">
                  <path d={kind.sketch} />
                </svg>
                <span>
                  <b>{kind.name}</b>
                  <small>{kind.purpose}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface SectionRowProps {
  section: StoredSection;
  sections: Sections;
  page: string;
  panel: Panel;
  choices: ReturnType<typeof useChoices>['choices'];
  reload: () => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function SectionRow(props: SectionRowProps) {
  const {section, sections, page, panel, choices, reload, isOpen, onOpen} = props;
  const {id, isHidden, from, until} = section;
  const {arrangement, change} = sections;
  const name = sectionName(section);
  const bodyId = `section-settings-${id}`;
  const grip = useDrag(section, sections, page);
  const move = (step: -1 | 1) => {
    const moved = moveSection(arrangement, page, id, step);
    if (moved !== arrangement)
      change(moved, undefined, messages.moved(name, whereIs(moved, page, id)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  const notes = [
    isHidden && 'hidden',
    (from !== null || until !== null) && 'with dates',
  ].filter(Boolean);
  return (
    <li data-row={id}>
      <div className="pv-section-row">
        <button
          type="button"
          className="pv-grip"
          aria-label={`Move ${name}`}
          aria-describedby={GRIP_HINT}
          onKeyDown={onKeyDown}
          onPointerDown={grip}
        >
          <svg viewBox="0 0 12 20" width="12" height="20" aria-hidden="true">
            <path d="M2 3h2v2H2zM8 3h2v2H8zM2 9h2v2H2zM8 9h2v2H8zM2 15h2v2H2zM8 15h2v2H8z" />
          </svg>
        </button>
        <button
          type="button"
          className="pv-section-name"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          data-for={`section:${id}`}
          onClick={() => onOpen(!isOpen)}
        >
          <span>{name}</span>
          {notes.length > 0 && <small>{notes.join(', ')}</small>}
        </button>
      </div>
      <div id={bodyId} hidden={!isOpen} className="pv-section-body">
        {isOpen && (
          <>
            <div className="pv-buttons">
              <PanelButton name={`Move up ${name}`} onPress={() => move(-1)}>
                Up
              </PanelButton>
              <PanelButton name={`Move down ${name}`} onPress={() => move(1)}>
                Down
              </PanelButton>
              <PanelButton
                name={`${isHidden ? 'Show' : 'Hide'} ${name}`}
                onPress={() => {
                  const toggled = changeSection(arrangement, page, id, {
                    isHidden: !isHidden,
                  });
                  change(toggled, undefined, messages.toggled(name, isHidden));
                }}
              >
                {isHidden ? 'Show' : 'Hide'}
              </PanelButton>
              <PanelButton
                name={`Duplicate ${name}`}
                disabled={!hasRoom(arrangement, page)}
                onPress={() => {
                  const copied = duplicateSection(arrangement, page, id, newId());
                  change(copied, undefined, messages.duplicated(name));
                }}
              >
                Duplicate
              </PanelButton>
              <PanelButton
                name={`Remove ${name}`}
                onPress={() => {
                  const rest = removeSection(arrangement, page, id);
                  change(rest, undefined, messages.removed(name));
                }}
              >
                Remove
              </PanelButton>
            </div>
            <SectionSettings
              {...{section, choices, reload}}
              languages={panel.data.languages}
              onChange={(changed, what) =>
                change(changeSection(arrangement, page, id, changed), `${id} ${what}`)
              }
            />
          </>
        )}
      </div>
    </li>
  );
}

/** A section's place in words. */
function whereIs(arrangement: Sections['arrangement'], page: string, id: string): string {
  const sections = sectionsOf(arrangement, page);
  for (const place of ['above', 'below'] as const) {
    const index = sections[place].findIndex((section) => section.id === id);
    if (index >= 0) return `${index + 1} of ${sections[place].length} ${place} the grid`;
  }
  return '';
}

/**
 * Drags a section by its grip: it takes the place of the row under the pointer. One step of undo,
 * however far.
 */
function useDrag({id}: StoredSection, sections: Sections, page: string) {
  const latest = useRef(sections);
  latest.current = sections;
  return () => {
    const what = `drag ${id} ${performance.now()}`;
    const onMove = ({clientX, clientY}: PointerEvent) => {
      const row = document
        .elementFromPoint(clientX, clientY)
        ?.closest<HTMLElement>('.pv-sections [data-row]');
      const target = row?.dataset.row;
      if (target === undefined || target === id) return;
      const {arrangement, change} = latest.current;
      const shown = sectionsOf(arrangement, page);
      const isAbove = shown.above.some((section) => section.id === id);
      // The grid's own row: the section goes to its other side, once it stands beside it.
      const neighbor = isAbove ? shown.above.at(-1) : shown.below[0];
      const moved =
        target !== ''
          ? placeSection(arrangement, page, id, target)
          : neighbor?.id === id
            ? moveSection(arrangement, page, id, isAbove ? 1 : -1)
            : arrangement;
      if (moved !== arrangement) change(moved, what);
    };
    const onEnd = () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onEnd);
      removeEventListener('pointercancel', onEnd);
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onEnd);
    addEventListener('pointercancel', onEnd);
  };
}
