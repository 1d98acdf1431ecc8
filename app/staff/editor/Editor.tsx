import {useRevalidator} from '@remix-run/react';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
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
import {AsOfPart, SharePart, useMinutesLeft, WARNING_MINUTES} from './view-parts';

/** Widths of the shop, in CSS pixels; `null` for the room that there is. */
const SCREENS: readonly (readonly [name: string, width: number | null])[] = [
  ['Full width', null],
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
  share: {title: 'Share', Part: SharePart},
  publish: {title: 'Publish', Part: forStaff(PublishPart)},
};

function selectionOf(clicked: TargetKey): Selection {
  const [kind, id = '', part] = clicked.split(':');
  const key = kind === 'field' ? `part:${part}` : `${kind}:${id}`;
  return {key, focus: clicked};
}

/** Where the outline is a sheet below the shop, as in editor.css. */
const NARROW = '(width < 64rem)';

function useIsNarrow(): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    const query = matchMedia(NARROW);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}

/**
 * Staff's editor: the shop in a frame, its outline, and the settings of what is selected. A chunk
 * of its own.
 */
export default function Editor({data}: {data: EditorData}) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const [isSelecting, setSelecting] = useState(true);
  const [hint, setHint] = useState({text: ''});
  const [width, setWidth] = useState<number | null>(null);
  const [areToolsOpen, setToolsOpen] = useState(false);
  const edits = useEdits(data);
  const {state, shown} = edits;
  const open = (selected: Selection, outlined: TargetKey) => {
    setHint({text: ''});
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
      if (key === null) return setHint({text: messages.nothingToSet});
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
  const isNarrow = useIsNarrow();
  const minutes = useMinutesLeft(data.endsIn);
  const title = <Title minutes={minutes} />;
  const tools = <Tools {...{width, setWidth, isSelecting, setSelecting}} />;
  return (
    <EditorContext.Provider value={shared}>
      <div className="pv" data-selected={settings ? '' : undefined}>
        <TopBar>{isNarrow ? null : title}</TopBar>
        {!isNarrow && (
          <section className="pv-tools" aria-label="Tools">
            <PageChooser />
            {tools}
            <AsOfNote />
          </section>
        )}
        <p role="status" className="visually-hidden">
          {minutes <= WARNING_MINUTES &&
            `This preview ends in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`}
        </p>
        <nav className="pv-outline" aria-label="Outline">
          {isNarrow && (
            <>
              <div className="pv-bar">
                {title}
                <PageChooser />
                <PanelButton
                  isOpen={areToolsOpen}
                  onPress={() => setToolsOpen(!areToolsOpen)}
                >
                  More
                </PanelButton>
              </div>
              <AsOfNote />
              {areToolsOpen && (
                <section className="pv-tools" aria-label="Tools">
                  {tools}
                </section>
              )}
            </>
          )}
          <ThemePart />
          {!staff && <StaffNote />}
          <Outline />
        </nav>
        <Stage width={width} />
        <Notices hint={hint} />
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

/** The name of what is on show, whether it is saved, and how long the preview lasts. */
function Title({minutes}: {minutes: number}) {
  const {editing, staff} = useEditor();
  const {state, data} = editing;
  return (
    <h1 className="pv-title">
      <span>{staff?.draft?.name ?? (state.name || data.shopName)}</span>
      <small>{`${stateInWords(editing)} · ${minutes} min left`}</small>
    </h1>
  );
}

function AsOfNote() {
  const {asOf} = useEditor().editing.state;
  if (asOf === null) return null;
  return <p className="pv-note">{`As of ${instantText(asOf)}`}</p>;
}

/** The way out, and what most people came for. `children`: the title, where it has room. */
function TopBar({children}: {children: ReactNode}) {
  const {editing, frame, staff, select} = useEditor();
  const {state, undo, redo, leave} = editing;
  const draft = staff?.draft;
  const isOpen = draft && draft.revision === state.draft?.revision;
  const isPending = editing.isSending || !frame.isShown;
  return (
    <header className="pv-top">
      <form method="post" action="/preview/leave" onSubmit={leave}>
        <input type="hidden" name="back" value={frame.path} />
        <button className="pv-button">
          <Icon name="left" />
          <span>Leave</span>
          <span className="visually-hidden"> the preview</span>
        </button>
      </form>
      {children}
      <PanelButton disabled={!undo} onPress={() => undo?.()}>
        Undo
      </PanelButton>
      <PanelButton disabled={!redo} onPress={() => redo?.()}>
        Redo
      </PanelButton>
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
      <p role="status" className="pv-progress" data-pending={isPending || undefined}>
        {isPending && <span className="visually-hidden">Updating the page…</span>}
      </p>
    </header>
  );
}

interface ToolsProps {
  width: number | null;
  setWidth: (width: number | null) => void;
  isSelecting: boolean;
  setSelecting: (isSelecting: boolean) => void;
}

/** What the frame shows, and the parts that are no part of the page. */
function Tools({width, setWidth, isSelecting, setSelecting}: ToolsProps) {
  const {editing, staff, select} = useEditor();
  const {state, change} = editing;
  return (
    <>
      {(staff ? ['as-of', 'drafts', 'plans', 'share'] : ['as-of', 'share']).map((id) => (
        <PanelButton key={id} onPress={() => select(`part:${id}`)}>
          {PARTS[id]?.title}
        </PanelButton>
      ))}
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
        <span>Click to edit</span>
        <span className="visually-hidden"> what is clicked in the page</span>
      </label>
    </>
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

/** How long a message stays that nobody need act on. */
const MESSAGE_MS = 8000;

interface Message {
  from: 'kept' | 'said' | 'staff' | 'hint';
  text: string;
  isProblem: boolean;
}

/** The newest message: one at a time, which leaves by itself unless it is a problem. */
function useNewestMessage(hint: {text: string}) {
  const {editing, staff} = useEditor();
  const {problem, said, state} = editing;
  const notice = staff?.themes ? staff.notice : null;
  const [newest, setNewest] = useState<Message | null>(null);
  const tell = useCallback(
    (from: Message['from'], text: string, isProblem = false) =>
      setNewest((known) => {
        const isOther = known !== null && known.from !== from;
        if (isOther && (text === '' || (known.isProblem && !isProblem))) return known;
        return text === '' ? null : {from, text, isProblem};
      }),
    [],
  );
  // Of several at once the last one stays.
  useEffect(() => tell('said', said), [said, state, tell]);
  useEffect(() => tell('staff', notice?.text ?? '', notice?.isProblem), [notice, tell]);
  useEffect(() => tell('hint', hint.text), [hint, tell]);
  useEffect(() => tell('kept', problem ?? '', true), [problem, tell]);
  useEffect(() => {
    if (!newest || newest.isProblem) return;
    const timer = setTimeout(() => setNewest(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [newest]);
  return {newest, close: () => setNewest(null)};
}

/** What the last change did, what colleagues did, or what went wrong. */
function Notices({hint}: {hint: {text: string}}) {
  const {newest, close} = useNewestMessage(hint);
  return (
    <section className="pv-notices" aria-label="Messages">
      {newest?.isProblem && <p role="alert">{newest.text}</p>}
      <p role="status">{newest && !newest.isProblem && newest.text}</p>
      {newest && (
        <PanelButton name="Close the message" onPress={close}>
          <Icon name="close" />
        </PanelButton>
      )}
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
