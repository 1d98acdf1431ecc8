import {useState} from 'react';

import type {ThemeTexts} from '~/theme';

import {fromLocalInput, instantText, ownZone, toLocalInput} from './as-of';
import {messages} from '../messages';
import {periodProblem} from '../plans';
import {changesBetween, editsFor} from './preview-theme';
import type {Draft, Themes} from '../staff-api';
import {ConfirmButton, LineField, PanelButton} from './fields';
import type {Editing} from './use-editing';
import {openDraft, type Staff} from './use-staff';

interface StaffPartProps {
  editing: Editing;
  staff: Staff;
  themes: Themes;
}

/** Why nothing can be saved, published or planned. */
export function StaffNote({staff}: {staff: Staff | null}) {
  const note = staff ? (staff.missing ?? messages.loading) : messages.guest;
  return (
    <>
      <p className="pv-note">{staff?.notice?.text ?? note}</p>
      {staff?.notice && <PanelButton onPress={staff.reload}>Try again</PanelButton>}
    </>
  );
}

/** The name of a theme to publish or plan: that of its draft or its entry, else by the day. */
function nameFor(editing: Editing, themes: Themes): string {
  const today = new Intl.DateTimeFormat('en', {dateStyle: 'long'}).format(Date.now());
  const name = openDraft(editing, themes)?.name ?? editing.state.name;
  return name || `Theme of ${today}`;
}

/** When something was made, and by whom. */
function Made({at, by}: {at: string; by: string}) {
  return <small>{by === '' ? at : `${at}, by ${by}`}</small>;
}

/** Saved drafts: saving, opening, renaming, duplicating, deleting. */
export function DraftsPart({editing, staff, themes}: StaffPartProps) {
  const [name, setName] = useState('');
  const {state, shown, data} = editing;
  const open = openDraft(editing, themes);
  const kept = {theme: state.theme, texts: shown.own};
  const isOutdated = open !== null && open.revision !== state.draft?.revision;
  async function saveNew() {
    const isDone = await staff.run(
      {action: 'create', name, ...kept},
      messages.saved(name),
    );
    if (isDone) setName('');
  }
  const show = ({id, revision, theme, texts, name: called}: Draft) => {
    const edits = editsFor(texts, theme, data);
    editing.change(
      {view: 'draft', theme, edits, draft: {id, revision}, name: called, isSaved: true},
      `draft ${called}`,
    );
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
      <form
        className="pv-save"
        onSubmit={(event) => {
          event.preventDefault();
          void saveNew();
        }}
      >
        <LineField
          label="Name of a new draft"
          data-for="draft:name"
          value={name}
          maxLength={60}
          required
          onChange={setName}
        />
        <button className="pv-button" aria-disabled={staff.isPending}>
          Save as a new draft
        </button>
      </form>
      {themes.drafts.length === 0 && <p className="pv-note">{messages.noDrafts}</p>}
      <ul className="pv-list" aria-label="Drafts">
        {themes.drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            staff={staff}
            isOpen={draft.id === open?.id}
            onOpen={() => show(draft)}
          />
        ))}
      </ul>
    </>
  );
}

interface DraftRowProps {
  draft: Draft;
  staff: Staff;
  isOpen: boolean;
  onOpen: () => void;
}

function DraftRow({draft, staff, isOpen, onOpen}: DraftRowProps) {
  const {id, revision, name, theme, texts} = draft;
  const [newName, setNewName] = useState<string | null>(null);
  async function rename(text: string) {
    const change = {action: 'rename', id, revision, name: text} as const;
    if (await staff.run(change, messages.renamed(text))) setNewName(null);
  }
  return (
    <li>
      <p>
        <b>{name}</b>
        {isOpen && <span> (open)</span>}
        <Made at={instantText(draft.updatedAt)} by={draft.by} />
      </p>
      <div className="pv-buttons">
        <PanelButton name={`Open ${name}`} onPress={onOpen}>
          Open
        </PanelButton>
        <PanelButton
          name={`Duplicate ${name}`}
          disabled={staff.isPending}
          onPress={() =>
            void staff.run(
              {action: 'create', name: `Copy of ${name}`.slice(0, 60), theme, texts},
              messages.saved(`Copy of ${name}`),
            )
          }
        >
          Duplicate
        </PanelButton>
        <PanelButton name={`Rename ${name}`} onPress={() => setNewName(name)}>
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
      {newName !== null && (
        <form
          className="pv-save"
          onSubmit={(event) => {
            event.preventDefault();
            void rename(newName);
          }}
        >
          <LineField
            label={`New name of ${name}`}
            value={newName}
            maxLength={60}
            required
            onChange={setNewName}
          />
          <button className="pv-button">Rename</button>
        </form>
      )}
    </li>
  );
}

/** The fields that a publication changes. */
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

/** Publishes the draft after a look at what it changes, or an earlier version. */
export function PublishPart({editing, staff, themes}: StaffPartProps) {
  const {shown, data} = editing;
  const {texts: live, revision: expected} = themes.published;
  const publish = (name: string, texts: ThemeTexts) =>
    void staff.run({action: 'publish', name, texts, expected}, messages.published);
  return (
    <>
      {data.live?.handle !== data.published?.handle && (
        <p className="pv-note">A planned theme is on: it stays until its end.</p>
      )}
      <FieldChanges from={live} to={shown.own} />
      <p className="pv-note">
        Shoppers will see this within a few minutes. You can go back.
      </p>
      <PanelButton
        isMain
        disabled={staff.isPending || changesBetween(live, shown.own).length === 0}
        onPress={() => publish(nameFor(editing, themes), shown.own)}
      >
        Publish now
      </PanelButton>
      <h3>Published before</h3>
      <p className="pv-note">{messages.names}</p>
      {themes.versions.length === 0 && <p className="pv-note">{messages.noVersions}</p>}
      <ul className="pv-list" aria-label="Published before">
        {themes.versions.map(({id, name, publishedAt, by, texts}) => (
          <li key={id}>
            <p>
              <b>{name}</b>
              <Made at={instantText(publishedAt)} by={by} />
            </p>
            <div className="pv-buttons">
              <PanelButton
                name={`Preview ${name}`}
                onPress={() =>
                  editing.change(
                    {
                      view: 'draft',
                      theme: null,
                      edits: editsFor(texts, null, data),
                      draft: null,
                      name,
                      isSaved: true,
                    },
                    `version ${id}`,
                  )
                }
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
          </li>
        ))}
      </ul>
    </>
  );
}

/** Plans the draft. */
export function PlansPart({editing, staff, themes}: StaffPartProps) {
  /** As typed; `null` until it is. */
  const [name, setName] = useState<string | null>(null);
  const [starts, setStarts] = useState('');
  const [ends, setEnds] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const {shown, change} = editing;
  const called = name ?? nameFor(editing, themes);
  async function plan() {
    const startsAt = fromLocalInput(starts);
    const endsAt = fromLocalInput(ends);
    if (startsAt === null || (ends !== '' && endsAt === null))
      return setProblem(messages.noDate);
    const found = periodProblem({startsAt, endsAt}, Date.now());
    setProblem(found);
    if (found) return;
    const planned = {name: called, texts: shown.own, startsAt, endsAt};
    const done = messages.planned(called, instantText(startsAt));
    if (!(await staff.run({action: 'schedule', ...planned}, done))) return;
    setName(null);
    setStarts('');
    setEnds('');
  }
  return (
    <>
      {!themes.inForce && (
        <>
          <p className="pv-problem">{messages.notInForce}</p>
          <PanelButton
            disabled={staff.isPending}
            onPress={() => void staff.run({action: 'rewriteSchedule'}, messages.inForce)}
          >
            Put the plans in force
          </PanelButton>
        </>
      )}
      <form
        className="pv-plan"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void plan();
        }}
      >
        <p className="pv-note">
          {'Shows what you see to shoppers for a while, then what is published. Times are by ' +
            `your own clock (${ownZone()}).`}
        </p>
        <LineField
          label="Name of the plan"
          value={called}
          maxLength={60}
          onChange={setName}
        />
        <LineField
          label="From"
          problem={problem}
          type="datetime-local"
          value={starts}
          onChange={setStarts}
        />
        <LineField
          label="Until (empty: until you remove it)"
          type="datetime-local"
          value={ends}
          onChange={setEnds}
        />
        <button className="pv-button" aria-disabled={staff.isPending}>
          Plan it
        </button>
      </form>
      {themes.plans.length === 0 && <p className="pv-note">{messages.noPlans}</p>}
      <ul className="pv-list" aria-label="Planned">
        {themes.plans.map(({id, name, startsAt: start, endsAt: end, by}) => (
          <li key={id}>
            <p>
              <b>{name}</b>
              <Made
                at={`${instantText(start)} – ${end === null ? 'no end' : instantText(end)}`}
                by={by}
              />
            </p>
            <div className="pv-buttons">
              <PanelButton
                name={`See ${name} as of ${toLocalInput(start)}`}
                onPress={() => change({view: 'live', asOf: start}, 'as-of date')}
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
          </li>
        ))}
      </ul>
    </>
  );
}
