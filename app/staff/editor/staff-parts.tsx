import {useState, type ComponentType, type ReactNode} from 'react';

import type {ThemeTexts} from '~/theme';

import {periodProblem, type Draft, type Themes} from '../editor-api';
import {messages} from '../messages';
import {MAX_NAME} from '../session';
import {fromLocalInput, instantText, ownZone, toLocalInput} from './as-of';
import {ConfirmButton, LineField, PanelButton, PanelForm} from './fields';
import {
  changesBetween,
  editsFor,
  languageName,
  sectionName,
  untranslated,
  withFirstWords,
} from './theme-texts';
import type {Editing} from './use-editing';
import {useEditor} from './use-editor';
import {framePath} from './use-sections';
import type {Staff} from './use-staff';

interface StaffPartProps {
  editing: Editing;
  staff: Staff;
  themes: Themes;
}

/** A part that only staff have, once their themes are known. */
export function forStaff(Part: ComponentType<StaffPartProps>) {
  return function StaffPart() {
    const {editing, staff} = useEditor();
    const themes = staff?.themes;
    return themes ? <Part {...{editing, staff, themes}} /> : <StaffNote />;
  };
}

export function StaffNote() {
  const {staff} = useEditor();
  const note = staff ? (staff.missing ?? messages.loading) : messages.guest;
  return (
    <>
      <p className="pv-note">{staff?.notice?.text ?? note}</p>
      {staff?.notice && (
        <PanelButton onPress={() => void staff.run()}>Try again</PanelButton>
      )}
    </>
  );
}

/** The name of a theme to publish or plan: that of its draft or its entry, else by the day. */
function nameFor({state, data}: Editing, {draft}: Staff): string {
  const today = new Intl.DateTimeFormat('en', {dateStyle: 'long'}).format(data.now);
  return (draft?.name ?? state.name) || `Theme of ${today}`;
}

interface SavedListProps<Item> {
  name: string;
  items: readonly Item[];
  none: string;
  timeOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** What is in the store: each with its time, who made it, and what can be done with it. */
function SavedList<Item extends Pick<Draft, 'id' | 'name' | 'by'>>(
  props: SavedListProps<Item>,
) {
  const {name, items, none, timeOf, children} = props;
  return (
    <>
      {items.length === 0 && <p className="pv-note">{none}</p>}
      <ul className="pv-list" aria-label={name}>
        {items.map((item) => (
          <li key={item.id}>
            <p>
              <b>{item.name}</b>
              <small>{timeOf(item) + (item.by && `, by ${item.by}`)}</small>
            </p>
            {children(item)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Saved drafts: saving, opening, renaming, duplicating, deleting. */
export function DraftsPart({editing, staff, themes}: StaffPartProps) {
  const {state, shown, data} = editing;
  const open = staff.draft;
  const kept = {theme: state.theme, texts: shown.own};
  const isOutdated = open && open.revision !== state.draft?.revision;
  const show = ({id, revision, theme, texts, name: called}: Draft) => {
    const edits = editsFor(texts, theme, data);
    const draft = {id, revision};
    editing.start({theme, edits, draft, name: called, isSaved: true}, `draft ${called}`);
  };
  return (
    <>
      {isOutdated && (
        <div className="pv-question" role="group" aria-label="Another save">
          <p>{messages.outdated(open.name, open.by)}</p>
          <FieldChanges from={open.texts} to={shown.own} label="Theirs, and yours" />
          <div className="pv-buttons">
            <PanelButton
              disabled={staff.isPending}
              onPress={() => void staff.save(open.revision)}
            >
              Save mine over theirs
            </PanelButton>
            <PanelButton onPress={() => show(open)}>Open theirs</PanelButton>
          </div>
        </div>
      )}
      {open && !isOutdated && (
        <PanelButton disabled={staff.isPending} onPress={() => void staff.save()}>
          {`Save “${open.name}”`}
        </PanelButton>
      )}
      <PanelForm
        action="Save as a new draft"
        disabled={staff.isPending}
        onSubmit={(text) => {
          const name = text('name');
          return staff.run({action: 'create', name, ...kept}, messages.saved(name));
        }}
      >
        <LineField
          label="Name of a new draft"
          data-for="draft:name"
          name="name"
          maxLength={MAX_NAME}
          required
        />
      </PanelForm>
      <SavedList
        name="Drafts"
        items={themes.drafts}
        none={messages.noDrafts}
        timeOf={({id, updatedAt}) =>
          `${id === open?.id ? 'open, ' : ''}${instantText(updatedAt)}`
        }
      >
        {(draft) => <DraftActions {...{draft, staff}} onOpen={() => show(draft)} />}
      </SavedList>
    </>
  );
}

interface DraftActionsProps {
  draft: Draft;
  staff: Staff;
  onOpen: () => void;
}

function DraftActions({draft, staff, onOpen}: DraftActionsProps) {
  const {id, revision, name, theme, texts} = draft;
  const [isRenaming, setRenaming] = useState(false);
  const copy = `Copy of ${name}`.slice(0, MAX_NAME);
  async function rename(text: string) {
    const change = {action: 'rename', id, revision, name: text} as const;
    const isDone = await staff.run(change, messages.renamed(text));
    if (isDone) setRenaming(false);
    return isDone;
  }
  return (
    <>
      <div className="pv-buttons">
        <PanelButton name={`Open ${name}`} onPress={onOpen}>
          Open
        </PanelButton>
        <PanelButton
          name={`Duplicate ${name}`}
          disabled={staff.isPending}
          onPress={() =>
            void staff.run(
              {action: 'create', name: copy, theme, texts},
              messages.saved(copy),
            )
          }
        >
          Duplicate
        </PanelButton>
        <PanelButton name={`Rename ${name}`} onPress={() => setRenaming(true)}>
          Rename
        </PanelButton>
        <ConfirmButton
          name={`Delete ${name}`}
          confirmLabel="Delete the draft"
          question={<p>{`“${name}” will be gone for everybody.`}</p>}
          onPress={() =>
            void staff.run({action: 'delete', id, revision}, messages.deleted(name))
          }
        >
          Delete
        </ConfirmButton>
      </div>
      {isRenaming && (
        <PanelForm action="Rename" onSubmit={(text) => rename(text('name'))}>
          <LineField
            label={`New name of ${name}`}
            name="name"
            defaultValue={name}
            maxLength={MAX_NAME}
            required
          />
        </PanelForm>
      )}
    </>
  );
}

function FieldChanges(props: {from: ThemeTexts; to: ThemeTexts; label?: string}) {
  const {from, to, label = 'What changes for shoppers'} = props;
  const changes = changesBetween(from, to);
  if (changes.length === 0) return <p className="pv-note">{messages.nothingChanges}</p>;
  return (
    <ul className="pv-changes" aria-label={label}>
      {changes.map(({name, from: before, to: after}) => (
        <li key={name}>
          <b>{name}</b> {before && <del>{before}</del>}{' '}
          {after ? <ins>{after}</ins> : <span>empty</span>}
        </li>
      ))}
    </ul>
  );
}

/** What of a draft is unfinished; nothing keeps it from being published. */
function Unfinished({texts, live}: {texts: ThemeTexts; live: ThemeTexts}) {
  const {editing, frame, sections, select} = useEditor();
  const {languages, prefixes} = editing.data;
  const unchanged = withFirstWords(texts);
  /** Languages that lack the same texts are named together. */
  const missing = new Map<string, {names: readonly string[]; of: string[]}>();
  for (const code of languages) {
    const names = untranslated(live, texts, code);
    const key = JSON.stringify(names);
    const {of} = missing.get(key) ?? {of: []};
    if (names.length > 0) missing.set(key, {names, of: [...of, languageName(code)]});
  }
  const open = (page: string, id: string) => {
    const {prefix} = framePath(frame.path, prefixes);
    if (page !== sections.page) frame.go(prefix + page);
    select(`section:${id}`);
  };
  if (unchanged.length === 0 && missing.size === 0) return null;
  return (
    <div className="pv-question" role="group" aria-label="Before shoppers see it">
      {unchanged.length > 0 && <p>{messages.firstWords(unchanged.length)}</p>}
      {unchanged.map(({page, section}) => (
        <PanelButton
          key={section.id}
          look="link"
          name={`Open ${sectionName(section)}`}
          onPress={() => open(page, section.id)}
        >
          {sectionName(section)}
        </PanelButton>
      ))}
      {[...missing].map(([key, {names, of}]) => (
        <p key={key}>{messages.untranslated(names, of)}</p>
      ))}
      {missing.size > 0 && <p className="pv-note">{messages.whereTranslated}</p>}
    </div>
  );
}

/** Publishes the draft after a look at what it changes, or an earlier version. */
export function PublishPart({editing, staff, themes}: StaffPartProps) {
  const {shown, data} = editing;
  const {texts: live, revision: expected} = themes.published;
  const isSame = changesBetween(live, shown.own).length === 0;
  const publish = (name: string, texts: ThemeTexts) =>
    void staff.run({action: 'publish', name, texts, expected}, messages.published);
  return (
    <>
      {data.live?.handle !== data.published?.handle && (
        <p className="pv-note">A planned theme is on: it stays until its end.</p>
      )}
      <FieldChanges from={live} to={shown.own} />
      <Unfinished texts={shown.own} live={live} />
      {!isSame && (
        <p className="pv-note">
          Shoppers will see this within a few minutes. You can go back.
        </p>
      )}
      <PanelButton
        look="main"
        disabled={staff.isPending || isSame}
        onPress={() => publish(nameFor(editing, staff), shown.own)}
      >
        Publish now
      </PanelButton>
      <h3>Published before</h3>
      {themes.versions.length > 0 && <p className="pv-note">{messages.names}</p>}
      <SavedList
        name="Published before"
        items={themes.versions}
        none={messages.noVersions}
        timeOf={({publishedAt}) => instantText(publishedAt)}
      >
        {({id, name, texts}) => (
          <div className="pv-buttons">
            <PanelButton
              name={`Preview ${name}`}
              onPress={() => {
                const edits = editsFor(texts, null, data);
                editing.start({theme: null, edits, name, isSaved: true}, `version ${id}`);
              }}
            >
              Preview it
            </PanelButton>
            <ConfirmButton
              name={`Go back to ${name}`}
              disabled={staff.isPending}
              confirmLabel="Go back to it"
              question={<FieldChanges from={live} to={texts} />}
              onPress={() => publish(name, texts)}
            >
              Go back…
            </ConfirmButton>
          </div>
        )}
      </SavedList>
    </>
  );
}

export function PlansPart({editing, staff, themes}: StaffPartProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const {shown, change} = editing;
  async function plan(text: (name: string) => string) {
    const [name, ends] = [text('name'), text('ends')];
    const startsAt = fromLocalInput(text('starts'));
    const endsAt = fromLocalInput(ends);
    const isDated = startsAt !== null && (ends === '' || endsAt !== null);
    const period = {startsAt: startsAt ?? 0, endsAt};
    const found = isDated ? periodProblem(period, Date.now()) : messages.noDate;
    setProblem(found);
    if (found) return false;
    const done = messages.planned(name, instantText(period.startsAt));
    return staff.run({action: 'schedule', name, texts: shown.own, ...period}, done);
  }
  return (
    <>
      {!themes.arePlansActive && (
        <>
          <p className="pv-problem">{messages.notActive}</p>
          <PanelButton
            disabled={staff.isPending}
            onPress={() => void staff.run({action: 'rewriteSchedule'}, messages.active)}
          >
            Activate the plans
          </PanelButton>
        </>
      )}
      <Unfinished texts={shown.own} live={themes.published.texts} />
      <PanelForm action="Plan it" disabled={staff.isPending} noValidate onSubmit={plan}>
        <p className="pv-note">
          {'Shows what you see to shoppers for a while, then what is published. Times are by ' +
            `your own clock (${ownZone()}).`}
        </p>
        <LineField
          label="Name of the plan"
          name="name"
          defaultValue={nameFor(editing, staff)}
          maxLength={MAX_NAME}
        />
        <LineField label="From" name="starts" problem={problem} type="datetime-local" />
        <LineField
          label="Until (empty: until you remove it)"
          name="ends"
          type="datetime-local"
        />
      </PanelForm>
      <SavedList
        name="Planned"
        items={themes.plans}
        none={messages.noPlans}
        timeOf={({startsAt, endsAt}) =>
          `${instantText(startsAt)} – ${endsAt === null ? 'no end' : instantText(endsAt)}`
        }
      >
        {({id, name, startsAt}) => (
          <div className="pv-buttons">
            <PanelButton
              name={`See ${name} as of ${toLocalInput(startsAt)}`}
              onPress={() => change({view: 'live', asOf: startsAt}, 'as-of date')}
            >
              See it
            </PanelButton>
            <ConfirmButton
              name={`Remove ${name}`}
              disabled={staff.isPending}
              confirmLabel="Remove the plan"
              question={<p>{`Shoppers will not see “${name}”.`}</p>}
              onPress={() =>
                void staff.run({action: 'unschedule', id}, messages.unplanned(name))
              }
            >
              Remove
            </ConfirmButton>
          </div>
        )}
      </SavedList>
    </>
  );
}
