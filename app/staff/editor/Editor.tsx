import {useRevalidator} from '@remix-run/react';
import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
} from 'react';

import type {PreviewState} from '~/lib/preview-state';
import {pathFor} from '~/market';
import {themeVariables} from '~/theme';
import {Icon} from '~/ui/Icon';

import type {TargetKey} from '../bridge';
import type {EditorData} from '../index.server';
import {messages} from '../messages';
import {isUnsaved} from '../session';
import {instantText} from './as-of';
import {PanelButton} from './fields';
import {HomeGridPart} from './home-grid-part';
import {Outline} from './outline';
import {SectionPart} from './section-settings';
import {DraftsPart, forStaff, PlansPart, PublishPart, StaffNote} from './staff-parts';
import {THEME_PARTS, ThemePart, type Part} from './theme-parts';
import {sectionName} from './theme-texts';
import {useEditing, useEdits, type Editing} from './use-editing';
import {EditorContext, useEditor, type Selection} from './use-editor';
import {useFrame} from './use-frame';
import {framePath, useChoices, useSections, type Sections} from './use-sections';
import {useStaff} from './use-staff';
import {AsOfPart, SharePart, TimeLeft} from './view-parts';

/** Widths of the shop, in CSS pixels; `null` for the room that there is. */
const SCREENS: readonly (readonly [name: string, width: number | null])[] = [
  ['Fit', null],
  ['Phone', 390],
  ['Tablet', 820],
  ['Desktop', 1440],
];

const PARTS: Readonly<Record<string, Part>> = {
  ...THEME_PARTS,
  grid: {title: 'Products', Part: HomeGridPart},
  'as-of': {title: 'As-of date', Part: AsOfPart},
  drafts: {title: 'Drafts', Part: forStaff(DraftsPart)},
  plans: {title: 'Plans', Part: forStaff(PlansPart)},
  share: {title: 'Links and settings', Part: SharePart},
  publish: {title: 'Publish', Part: forStaff(PublishPart)},
};

function selectionOf(clicked: TargetKey): Selection {
  const [kind, id = ''] = clicked.split(':');
  if (kind === 'section') return {key: `section:${id}`, focus: clicked};
  const [part] =
    Object.entries(PARTS).find(([, {fields = []}]) => fields.some((key) => key === id)) ??
    [];
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
  const edits = useEdits(data);
  const {state, shown} = edits;
  const open = (selected: Selection, outlined: TargetKey) => {
    setHint('');
    setSelection(selected);
    frame.show(outlined);
  };
  const frame = useFrame({
    page: data.page,
    settings: {
      variables: themeVariables(shown.theme),
      fonts: data.fontFiles[shown.theme.font] ?? [],
      isSelecting: isSelecting && state.view === 'draft',
    },
    onPick: (key) => {
      if (key === null) return setHint(messages.nothingToSet);
      open(selectionOf(key), key);
    },
  });
  const editing = useEditing(edits, frame.refresh);
  const {revalidate} = useRevalidator();
  const staff = useStaff(editing, () => {
    frame.refresh();
    revalidate();
  });
  const sections = useSections(editing, frame.path);
  const select = (key: TargetKey, focus: TargetKey | null = null) =>
    open({key, focus}, key);
  const shared = {editing, frame, staff, sections, selection, select, ...useChoices()};
  const settings = selection && settingsOf(selection.key, sections);
  return (
    <EditorContext.Provider value={shared}>
      <div className="pv" data-selected={settings ? '' : undefined}>
        <TopBar {...{width, setWidth, isSelecting, setSelecting}} />
        <Notices hint={hint} />
        <nav className="pv-outline" aria-label="Outline">
          <ThemePart />
          {!staff && <StaffNote />}
          <Outline />
        </nav>
        <Stage width={width} />
        {selection && settings && (
          <Settings
            {...{selection, ...settings}}
            onClose={() => {
              setSelection(null);
              frame.show(null);
            }}
          />
        )}
      </div>
    </EditorContext.Provider>
  );
}

interface TopBarProps {
  width: number | null;
  setWidth: (width: number | null) => void;
  isSelecting: boolean;
  setSelecting: (isSelecting: boolean) => void;
}

function TopBar({width, setWidth, isSelecting, setSelecting}: TopBarProps) {
  const {editing, frame, staff, select} = useEditor();
  const {data, state, change, undo, redo, leave} = editing;
  const draft = staff?.draft;
  const isOpen = draft && draft.revision === state.draft?.revision;
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
            <PanelButton look="main" onPress={() => select('part:publish')}>
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
        <PageChooser />
        <Switch<PreviewState['view']>
          legend="What is shown"
          options={[
            ['Draft', 'draft'],
            ['What shoppers see', 'live'],
          ]}
          value={state.view}
          onChange={(view) => change({view}, 'view')}
        />
        <Switch legend="Screen" options={SCREENS} value={width} onChange={setWidth} />
        <label className="pv-toggle">
          <input
            type="checkbox"
            checked={isSelecting}
            onChange={() => setSelecting(!isSelecting)}
          />
          <span>Select</span>
          <span className="visually-hidden"> what is clicked in the page</span>
        </label>
        {(staff ? ['as-of', 'drafts', 'plans', 'share'] : ['as-of', 'share']).map(
          (id) => (
            <PanelButton key={id} onPress={() => select(`part:${id}`)}>
              {PARTS[id]?.title}
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

/** The pages to edit, and the one on show where it is another. */
function PageChooser() {
  const {editing, frame, choices} = useEditor();
  const {prefix, pathname} = framePath(frame.path, editing.data.prefixes);
  const collections = choices?.collections.map(
    ({handle, title}) => [pathFor('collection', handle), title] as const,
  );
  const pages = [
    [pathFor('home'), 'Home'],
    [pathFor('shirts'), 'Shirts'],
    [pathFor('hoodies'), 'Hoodies'],
    ...(collections ?? []),
    [pathFor('cart'), 'Cart'],
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
function Notices({hint}: {hint: string}) {
  const {editing, staff} = useEditor();
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
function Stage({width}: {width: number | null}) {
  const {ref, src, onLoad} = useEditor().frame;
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
      <iframe ref={ref} src={src} title="The shop" style={style} onLoad={onLoad} />
    </main>
  );
}

interface SettingsProps {
  selection: Selection;
  title: string;
  content: ReactNode;
  onClose: () => void;
}

/** The settings of what is selected. A control in focus is outlined in the page. */
function Settings({selection, title, content, onClose}: SettingsProps) {
  const {frame} = useEditor();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const focused = selection.focus && CSS.escape(selection.focus);
    const holder = root.current?.querySelector<HTMLElement>(`[data-for="${focused}"]`);
    const control = holder?.matches('input, textarea, select')
      ? holder
      : holder?.querySelector<HTMLElement>('input, textarea, select, button');
    (control ?? root.current?.querySelector('h2'))?.focus();
  }, [selection]);
  const onFocus = ({target}: FocusEvent<HTMLElement>) => {
    const key = target.closest<HTMLElement>('[data-for]')?.dataset.for;
    if (key) frame.show(key);
  };
  return (
    // The focus of its controls bubbles.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={root} className="pv-settings" aria-label="Settings" onFocus={onFocus}>
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

/** The title and the settings of a part; `null` for a section that is not on the page. */
function settingsOf(key: TargetKey, {arrangement, page}: Sections) {
  const [kind, id = ''] = key.split(':');
  if (kind === 'section') {
    const section = arrangement.pages[page]?.find((each) => each.id === id);
    if (!section) return null;
    const content = <SectionPart key={id} section={section} />;
    return {title: sectionName(section), content};
  }
  const part = PARTS[id];
  return part ? {title: part.title, content: <part.Part />} : null;
}
