import {useState, type KeyboardEvent, type ReactNode} from 'react';

import {imageUrl} from '~/lib/images';
import {isRecord} from '~/lib/json';
import {
  addSection,
  hasRoom,
  kindOf,
  KINDS,
  moveSection,
  placeSection,
  type Kind,
} from '~/sections';
import {HOME_PAGE, MAX_ARRANGEMENT_BYTES, type Place, type StoredSection} from '~/theme';
import {useLatest} from '~/ui/effects';
import {Icon} from '~/ui/Icon';

import type {TargetKey} from '../bridge';
import {messages} from '../messages';
import {PanelButton} from './fields';
import {moveBy} from './section-settings';
import {sectionName, sectionWords} from './theme-texts';
import {THEME_PARTS} from './theme-parts';
import {useEditor} from './use-editor';
import {firstSettings, newSectionId, type Sections} from './use-sections';

const GRIP_HINT = 'section-grip';

/** The share of the storage from which on the editor speaks of it. */
const NEARLY = 0.8;

/**
 * The page's outline: its parts from top to bottom, of which one can be selected, and sections
 * added and moved.
 */
export function Outline() {
  const {page, shown, problem, bytes} = useEditor().sections;
  const isOver = bytes > MAX_ARRANGEMENT_BYTES;
  const part = (id: string) => (
    <li key={id}>
      <OutlineButton target={`part:${id}`}>{THEME_PARTS[id]?.title}</OutlineButton>
    </li>
  );
  const arranged = (place: Place) => [
    ...shown[place].map((section) => <SectionRow key={section.id} section={section} />),
    <AddSection key={`add ${place}`} place={place} />,
  ];
  return (
    <>
      {problem && <p className="pv-problem">{problem}</p>}
      <ol className="pv-outline-list">
        {/* One list, so that a row keeps its focus on its way past the grid. */}
        {[
          part('theme'),
          part('announcement'),
          part('header'),
          page === HOME_PAGE && part('banner'),
          ...(page === ''
            ? []
            : [
                ...arranged('above'),
                <li key="part:grid" data-row="">
                  <OutlineButton target="part:grid">Products</OutlineButton>
                </li>,
                ...arranged('below'),
              ]),
          part('footer'),
        ]}
      </ol>
      <p id={GRIP_HINT} hidden>
        {messages.grip}
      </p>
      {page === '' && <p className="pv-note">{messages.noSectionsHere}</p>}
      {bytes > MAX_ARRANGEMENT_BYTES * NEARLY && (
        <p
          className={isOver ? 'pv-problem' : 'pv-note'}
          role={isOver ? 'alert' : undefined}
        >
          {isOver ? messages.tooLong : messages.nearlyFull}
        </p>
      )}
    </>
  );
}

function OutlineButton({target, children}: {target: TargetKey; children: ReactNode}) {
  const {selection, select} = useEditor();
  return (
    <button
      type="button"
      className="pv-outline-name"
      aria-current={selection?.key === target || undefined}
      onClick={() => select(target)}
    >
      {children}
    </button>
  );
}

/** Returns what adds a section of a kind, and selects it. */
function useAdd(place: Place) {
  const {sections, choices, select} = useEditor();
  return (kind: Kind) => {
    const {arrangement, page} = sections;
    const id = newSectionId();
    const settings = firstSettings(kind, choices, Date.now());
    const added = addSection(arrangement, page, {place, kind: kind.id, id, settings});
    sections.change(added, undefined, messages.added(kind.name));
    select(`section:${id}`);
  };
}

function AddSection({place}: {place: Place}) {
  const {arrangement, page} = useEditor().sections;
  const [isOpen, setOpen] = useState(false);
  const add = useAdd(place);
  const where = `${place} the products`;
  return (
    <li>
      <PanelButton
        look="link"
        isOpen={isOpen}
        disabled={!hasRoom(arrangement, page)}
        onPress={() => setOpen(!isOpen)}
      >
        <Icon name="plus" />
        <span>{`Add a section ${where}`}</span>
      </PanelButton>
      {isOpen && (
        <ul className="pv-kinds" aria-label={`Kinds of sections, ${where}`}>
          {KINDS.map((kind) => (
            <li key={kind.id}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  add(kind);
                }}
              >
                <Sketch path={kind.sketch} />
                <span>
                  <b>{kind.name}</b>
                  <small>{kind.purpose}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function SectionRow({section}: {section: StoredSection}) {
  const {sections} = useEditor();
  const {id, isHidden, from, until} = section;
  const name = sectionName(section);
  const {kind, title} = sectionWords(section);
  const grip = useDrag(section, sections);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moveBy(sections, section, event.key === 'ArrowUp' ? -1 : 1);
  };
  const notes = [
    title && kind,
    isHidden && 'hidden',
    (from !== null || until !== null) && 'with dates',
  ].filter(Boolean);
  return (
    <li data-row={id} className="pv-section-row">
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
      <OutlineButton target={`section:${id}`}>
        <Thumbnail section={section} />
        <span>
          <span>{title || kind}</span> <small>{notes.join(', ')}</small>
        </span>
      </OutlineButton>
    </li>
  );
}

/** A section's own picture; without one the sketch of its kind. */
function Thumbnail({section}: {section: StoredSection}) {
  const {choices} = useEditor();
  const ids = Object.values(section.settings).flatMap((value) =>
    isRecord(value) ? [value.id] : [],
  );
  const url = choices?.files.find(({id}) => ids.includes(id))?.url;
  if (url) {
    const src = imageUrl(url, {width: 96, height: 64, crop: 'center', quality: 80});
    return <img className="pv-thumbnail" src={src} alt="" width={36} height={24} />;
  }
  const sketch = kindOf(section.kind)?.sketch;
  return sketch ? <Sketch path={sketch} /> : null;
}

const Sketch = ({path}: {path: string}) => (
  <svg
    className="pv-thumbnail"
    viewBox="0 0 48 32"
    width="36"
    height="24"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

/**
 * Drags a section by its grip: it takes the place of the row under the pointer. One step of undo,
 * however far.
 */
function useDrag({id}: StoredSection, sections: Sections) {
  const latest = useLatest(sections);
  return () => {
    const what = `drag ${id} ${performance.now()}`;
    const onMove = ({clientX, clientY}: PointerEvent) => {
      const row = document
        .elementFromPoint(clientX, clientY)
        ?.closest<HTMLElement>('.pv-outline-list [data-row]');
      const target = row?.dataset.row;
      if (target === undefined || target === id) return;
      const {arrangement, page, shown, change} = latest.current;
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
    const drag = new AbortController();
    addEventListener('pointermove', onMove, {signal: drag.signal});
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => drag.abort(), {signal: drag.signal});
  };
}
