import {useRevalidator} from '@remix-run/react';
import {useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';

import type {PreviewState} from '~/lib/preview-state';
import {sectionsOf} from '~/sections';
import {HOME_PAGE, PLACES, themeVariables} from '~/theme';
import {Icon} from '~/ui/Icon';

import type {Choices} from '../files';
import type {EditorData} from '../editor-data.server';
import type {TargetKey} from '../frame-messages';
import {messages} from '../messages';
import {isUnsaved} from '../session';
import {instantText} from './as-of';
import {PanelButton} from './fields';
import {HomeGridPart} from './home-grid-part';
import {Outline} from './outline';
import {SectionPart} from './section-settings';
import {sectionName} from './settings-text';
import {DraftsPart, PlansPart, PublishPart, StaffNote} from './staff-parts';
import {THEME_PARTS, ThemeFields, ThemePart} from './theme-parts';
import {useEditing, useExpiry, type Editing} from './use-editing';
import {useFrame, type Frame} from './use-frame';
import {framePath, useChoices, useSections, type Sections} from './use-sections';
import {openDraft, useStaff, type Staff} from './use-staff';
import {AsOfPart, SharePart, TimeLeft} from './view-parts';

/** Widths of the shop, in CSS pixels; `null` for the room that there is. */
const SCREENS: readonly (readonly [name: string, width: number | null])[] = [
  ['Fit', null],
  ['Phone', 390],
  ['Tablet', 820],
  ['Desktop', 1440],
];

/** Titles of the parts that set no field of the theme. */
const TOOLS: Readonly<Record<string, string>> = {
  grid: 'Products',
  publish: 'Publish',
  'as-of': 'As-of date',
  drafts: 'Drafts',
  plans: 'Plans',
  share: 'Links and settings',
};

/** The parts that only staff have. */
const STAFF_PARTS: Readonly<Record<string, typeof DraftsPart>> = {
  drafts: DraftsPart,
  publish: PublishPart,
  plans: PlansPart,
};

/** What the settings are about: a part of the page, or of the editor. */
interface Selection {
  key: TargetKey;
  /** The setting to focus. */
  focus: TargetKey | null;
}

/** The part that sets what was clicked. */
function selectionOf(clicked: TargetKey): Selection {
  const [kind, id = ''] = clicked.split(':');
  if (kind === 'section') return {key: `section:${id}`, focus: clicked};
  const parts = Object.keys(THEME_PARTS);
  const part = parts.find((name) =>
    THEME_PARTS[name]?.fields.some((field) => field === id),
  );
  return {key: kind === 'field' && part ? `part:${part}` : clicked, focus: clicked};
}

/**
 * Staff's editor: the shop in a frame, its outline, and the settings of what is selected. A chunk
 * of its own.
 */
export default function Editor({data}: {data: EditorData}) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const [isSelecting, setSelecting] = useState(true);
  const [hint, setHint] = useState('');
  const [width, setWidth] = useState<number | null>(null);
  const editing = useEditing(data, () => frame.refresh());
  const {state, shown} = editing;
  const font = data.fonts.find(({name}) => name === shown.theme.font);
  const frame = useFrame({
    page: data.page,
    theme: {
      variables: themeVariables(shown.theme),
      font: font?.file ? {family: font.family, file: font.file} : null,
    },
    isSelecting: isSelecting && state.view === 'draft',
    onPick: (key) => {
      setHint(key === null ? messages.nothingToSet : '');
      if (key === null) return;
      setSelection(selectionOf(key));
      frame.show(key);
    },
  });
  const {revalidate} = useRevalidator();
  const staff = useStaff(editing, () => {
    frame.refresh();
    revalidate();
  });
  const sections = useSections(editing, frame.path);
  const {choices, reload} = useChoices();
  useExpiry(data.endsIn);
  const select = (key: TargetKey, focus: TargetKey | null = null) => {
    setHint('');
    setSelection({key, focus});
    frame.show(key);
  };
  const shared = {editing, frame, staff, sections, choices, reload};
  const open = selection && partOf(selection.key, shared);
  return (
    <div className="pv" data-selected={open ? '' : undefined}>
      <TopBar {...shared} {...{width, setWidth, isSelecting, setSelecting, select}} />
      <Notices {...shared} hint={hint} />
      <nav className="pv-outline" aria-label="Outline">
        <ThemePart editing={editing} />
        {!staff && <StaffNote staff={staff} />}
        <Outline
          {...{sections, choices}}
          selected={open ? selection.key : null}
          onSelect={select}
        />
      </nav>
      <Stage frame={frame} width={width} />
      {selection && open && (
        <Settings
          {...{selection, frame, ...open}}
          onClose={() => {
            setSelection(null);
            frame.show(null);
          }}
        />
      )}
    </div>
  );
}

interface Shared {
  editing: Editing;
  frame: Frame;
  staff: Staff | null;
  sections: Sections;
  choices: Choices | null;
  reload: () => void;
}

interface TopBarProps extends Shared {
  width: number | null;
  setWidth: (width: number | null) => void;
  isSelecting: boolean;
  setSelecting: (isSelecting: boolean) => void;
  select: (key: TargetKey, focus?: TargetKey) => void;
}

function TopBar(props: TopBarProps) {
  const {editing, frame, staff, choices, select} = props;
  const {data, state, change, undo, redo, leave} = editing;
  const draft = openDraft(editing, staff?.themes ?? null);
  const isOpen = draft !== null && draft.revision === state.draft?.revision;
  return (
    <header className="pv-top">
      <div className="pv-bar">
        <form method="post" action="/preview/leave" onSubmit={leave}>
          <input type="hidden" name="back" value={frame.path} />
          <button className="pv-button">
            <Icon name="left" />
            <span>Leave</span>
            <span className="visually-hidden"> the preview</span>
          </button>
        </form>
        <h1>
          <span>{draft?.name ?? (state.name || data.shopName)}</span>
          <small>{stateInWords(editing)}</small>
        </h1>
        {staff && (
          <>
            <PanelButton
              disabled={staff.isPending}
              onPress={() =>
                isOpen ? void staff.save() : select('part:drafts', 'draft:name')
              }
            >
              Save
            </PanelButton>
            <PanelButton isMain onPress={() => select('part:publish')}>
              Publish…
            </PanelButton>
          </>
        )}
      </div>
      <div className="pv-tools">
        <PanelButton disabled={!undo} onPress={() => undo?.()}>
          Undo
        </PanelButton>
        <PanelButton disabled={!redo} onPress={() => redo?.()}>
          Redo
        </PanelButton>
        <PageChooser {...{frame, choices}} prefixes={data.prefixes} />
        <Switch<PreviewState['view']>
          legend="What is shown"
          options={[
            ['Draft', 'draft'],
            ['What shoppers see', 'live'],
          ]}
          value={state.view}
          onChange={(view) => change({view}, 'view')}
        />
        <Switch
          legend="Screen"
          options={SCREENS}
          value={props.width}
          onChange={props.setWidth}
        />
        <label className="pv-toggle">
          <input
            type="checkbox"
            checked={props.isSelecting}
            onChange={() => props.setSelecting(!props.isSelecting)}
          />
          <span>Select</span>
          <span className="visually-hidden"> what is clicked in the page</span>
        </label>
        {(staff ? ['as-of', 'drafts', 'plans', 'share'] : ['as-of', 'share']).map(
          (id) => (
            <PanelButton key={id} onPress={() => select(`part:${id}`)}>
              {TOOLS[id]}
            </PanelButton>
          ),
        )}
        {state.asOf !== null && (
          <span className="pv-note">{`As of ${instantText(state.asOf)}`}</span>
        )}
        <TimeLeft endsIn={data.endsIn} />
      </div>
      <p
        role="status"
        className="pv-progress"
        data-pending={editing.isSending || !frame.isShown || undefined}
      >
        {(editing.isSending || !frame.isShown) && (
          <span className="visually-hidden">Updating the page…</span>
        )}
      </p>
    </header>
  );
}

/** How the draft differs from its theme, and whether that is saved. */
function stateInWords({state, changes}: Editing): string {
  if (state.view === 'live') return 'what shoppers see';
  if (changes === 0) return 'no changes';
  const count = changes === 1 ? 'one change' : `${changes} changes`;
  return count + (isUnsaved(state) ? ', not saved' : ', saved');
}

interface SwitchProps<Value> {
  legend: string;
  options: readonly (readonly [name: string, value: Value])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few, side by side. */
function Switch<Value>({legend, options, value, onChange}: SwitchProps<Value>) {
  return (
    <fieldset className="pv-switch">
      <legend>
        <span className="visually-hidden">{legend}</span>
      </legend>
      {options.map(([name, option]) => (
        <label key={name}>
          <input
            type="radio"
            name={legend}
            checked={value === option}
            onChange={() => onChange(option)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PageChooserProps {
  frame: Frame;
  choices: Choices | null;
  prefixes: readonly string[];
}

/** The pages to edit, and the one on show where it is another. */
function PageChooser({frame, choices, prefixes}: PageChooserProps) {
  const {prefix, pathname} = framePath(frame.path, prefixes);
  const collections = choices?.collections.map(
    ({handle, title}) => [`/collections/${handle}`, title] as const,
  );
  const pages = [
    ['/', 'Home'],
    ['/shirts', 'Shirts'],
    ['/hoodies', 'Hoodies'],
    ...(collections ?? []),
    ['/cart', 'Cart'],
  ] as const;
  const isListed = pages.some(([path]) => path === pathname);
  return (
    <label className="pv-page">
      <span className="visually-hidden">Page</span>
      <select value={pathname} onChange={({target}) => frame.go(prefix + target.value)}>
        {!isListed && <option value={pathname}>{pathname}</option>}
        {pages.map(([path, name]) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the last change did, what colleagues did, and what went wrong. */
function Notices({editing, staff, hint}: Shared & {hint: string}) {
  const notice = staff?.themes ? staff.notice : null;
  return (
    <section className="pv-notices" aria-label="Messages">
      {editing.problem && <p role="alert">{editing.problem}</p>}
      {notice?.isProblem && <p role="alert">{notice.text}</p>}
      <p role="status">{notice && !notice.isProblem && notice.text}</p>
      <p role="status">{hint || editing.said}</p>
    </section>
  );
}

/** The shop in its frame, scaled down to fit where its width is chosen. */
function Stage({frame, width}: {frame: Frame; width: number | null}) {
  const stage = useRef<HTMLElement>(null);
  const [room, setRoom] = useState({width: 0, height: 0});
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setRoom({width: element.clientWidth, height: element.clientHeight}),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = width === null || room.width >= width ? 1 : room.width / width;
  const style: CSSProperties = {
    width: width ?? '100%',
    height: '100%',
    ...(scale < 1 &&
      scale > 0 && {
        height: room.height / scale,
        scale: String(scale),
        marginInline: 0,
      }),
  };
  return (
    <main ref={stage} className="pv-stage">
      <iframe
        ref={frame.ref}
        src={frame.src}
        title="The shop"
        style={style}
        onLoad={frame.onLoad}
      />
    </main>
  );
}

interface OpenPart {
  title: string;
  content: ReactNode;
}

interface SettingsProps extends OpenPart {
  selection: Selection;
  frame: Frame;
  onClose: () => void;
}

/** The settings of what is selected. A control in focus is outlined in the page. */
function Settings({selection, title, content, frame, onClose}: SettingsProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const focused = selection.focus && CSS.escape(selection.focus);
    const holder = root.current?.querySelector<HTMLElement>(`[data-for="${focused}"]`);
    const control = holder?.matches('input, textarea, select')
      ? holder
      : holder?.querySelector<HTMLElement>('input, textarea, select, button');
    (control ?? root.current?.querySelector('h2'))?.focus();
  }, [selection]);
  const show = useRef(frame.show);
  show.current = frame.show;
  useEffect(() => {
    const element = root.current;
    const onFocus = ({target}: FocusEvent) => {
      const key =
        target instanceof Element &&
        target.closest<HTMLElement>('[data-for]')?.dataset.for;
      if (key) show.current(key);
    };
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, []);
  return (
    <section ref={root} className="pv-settings" aria-label="Settings">
      <header>
        <h2 tabIndex={-1}>{title}</h2>
        <PanelButton name="Close the settings" onPress={onClose}>
          <Icon name="close" />
        </PanelButton>
      </header>
      {content}
    </section>
  );
}

/** A part's heading and its settings; `null` for a section that is not on the page. */
function partOf(key: TargetKey, shared: Shared): OpenPart | null {
  const {editing, frame, staff, sections, choices, reload} = shared;
  const {page, arrangement} = sections;
  const [kind, id = ''] = key.split(':');
  if (kind === 'section') {
    const found = page === null ? null : sectionsOf(arrangement, page);
    const section = PLACES.flatMap((place) => found?.[place] ?? []).find(
      (each) => each.id === id,
    );
    if (!section || page === null) return null;
    const {languages} = editing.data;
    return {
      title: sectionName(section),
      content: (
        <SectionPart
          key={id}
          {...{section, sections, page, choices, reload, languages}}
        />
      ),
    };
  }
  const part = THEME_PARTS[id];
  if (part) return {title: part.title, content: <ThemeFields {...{editing, part}} />};
  const title = TOOLS[id] ?? '';
  const StaffPart = STAFF_PARTS[id];
  if (StaffPart) {
    const themes = staff?.themes;
    const content = themes ? (
      <StaffPart {...{editing, staff, themes}} />
    ) : (
      <StaffNote staff={staff} />
    );
    return {title, content};
  }
  const contents: Readonly<Record<string, ReactNode>> = {
    grid:
      page === HOME_PAGE ? (
        <HomeGridPart sections={sections} />
      ) : (
        <p className="pv-note">{messages.gridOfCollection}</p>
      ),
    'as-of': <AsOfPart editing={editing} />,
    share: <SharePart editing={editing} path={frame.path} />,
  };
  return {title, content: contents[id]};
}
