import {useEffect, useRef, useState} from 'react';

import {useLatest} from '~/ui/effects';

import {messages} from '../messages';
import type {StaffChange, Themes} from '../editor-api';
import {failure, fetchStaff, Refused} from './preview-api';
import type {Editing} from './use-editing';

const LOOK_MS = 20_000;

/** Loads staff's themes, changes them, and follows what colleagues change. `null` for guests. */
export function useStaff(editing: Editing, refresh: () => void) {
  const isStaff = editing.data.role === 'staff';
  const [themes, setThemes] = useState<Themes | null>(null);
  /** Why saving is not possible. */
  const [missing, setMissing] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  /** The result of the last change, or what a colleague has done. */
  const [notice, setNotice] = useState<{text: string; isProblem: boolean} | null>(null);
  const asked = useRef(0);

  /** Sends a change; `done` is the notice on success. Resolves to whether it succeeded. */
  async function ask(change?: StaffChange, done = ''): Promise<boolean> {
    const {state} = editing;
    // A copy of a draft is not what is on show.
    const isShown =
      (change?.action === 'create' || change?.action === 'save') &&
      change.texts === editing.shown.own;
    const isOpen = change?.action === 'rename' && change.id === state.draft?.id;
    const named = change && 'name' in change ? change.name : (draft?.name ?? state.name);
    const saved = isShown ? {...state, name: named, isSaved: true} : state;
    const kept = isShown || isOpen ? saved : null;
    asked.current += 1;
    setPending(true);
    setNotice(null);
    editing.hold(kept !== null);
    try {
      const answer = await fetchStaff(change, kept, editing.leaving);
      if ('missing' in answer) {
        setMissing(answer.missing);
        return false;
      }
      const {saved: made, themes: listed} = answer;
      setThemes(listed);
      if (made) {
        const name = listed.drafts.find(({id}) => id === made.id)?.name ?? '';
        const session = kept && {...kept, draft: made, ...(isShown && {name})};
        editing.markSaved({...made, name}, isShown ? state.edits : null, session);
      }
      // A draft changes no page.
      if (change && !made) refresh();
      if (done) setNotice({text: done, isProblem: false});
      return true;
    } catch (error) {
      // Outdated lists may be the cause of a refusal.
      if (change && error instanceof Refused) void look(true);
      setNotice({text: failure(error), isProblem: true});
      return false;
    } finally {
      setPending(false);
      editing.hold(false);
    }
  }

  /** Lists again, and reports colleagues’ changes, unless another notice has just been given. */
  async function look(isTold = false) {
    const turn = asked.current;
    const answer = await fetchStaff().catch(() => null);
    // The answer to a change that was sent meanwhile is newer.
    if (!answer || 'missing' in answer || turn !== asked.current) return;
    const listed = answer.themes;
    const text = themes ? colleaguesNews(themes, listed, editing.state.draft) : '';
    setThemes(listed);
    if (text === '' || isTold) return;
    setNotice({text, isProblem: true});
    refresh();
  }

  /** The open draft as it is in the store. */
  const draft = themes?.drafts.find(({id}) => id === editing.state.draft?.id);
  const latest = useLatest({ask, look, isPending});
  useEffect(() => {
    if (!isStaff) return;
    void latest.current.ask();
    const again = () => {
      if (document.visibilityState === 'visible' && !latest.current.isPending)
        void latest.current.look();
    };
    const timer = setInterval(again, LOOK_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [isStaff, latest]);
  if (!isStaff) return null;
  const {state, shown} = editing;
  /** Saves the open draft, over the revision that was opened, or over another. */
  async function save(revision = state.draft?.revision) {
    if (!state.draft || revision === undefined) return false;
    const {id} = state.draft;
    const kept = {theme: state.theme, texts: shown.own};
    const done = messages.saved(draft?.name ?? state.name);
    return ask({action: 'save', id, revision, ...kept}, done);
  }
  return {themes, draft, missing, isPending, notice, run: ask, save};
}

export type Staff = NonNullable<ReturnType<typeof useStaff>>;

/**
 * Messages on colleagues' changes between two lists, as far as they concern this editor; '' for
 * none.
 */
export function colleaguesNews(
  before: Themes,
  after: Themes,
  open: {id: string; revision: string} | null,
): string {
  const isNew = ({id}: {id: string}, known: readonly {id: string}[]) =>
    !known.some((one) => one.id === id);
  const news: string[] = [];
  if (before.published.revision !== after.published.revision) {
    const version = after.versions.find((one) => isNew(one, before.versions));
    news.push(messages.colleaguePublished(version?.name ?? null, version?.by ?? ''));
  }
  const mine = after.drafts.find(({id}) => id === open?.id);
  const known = before.drafts.find(({id}) => id === open?.id);
  if (known && !mine) news.push(messages.colleagueDeleted(known.name));
  if (mine && known && ![known.revision, open?.revision].includes(mine.revision))
    news.push(messages.colleagueSaved(mine.name, mine.by));
  for (const plan of after.plans)
    if (isNew(plan, before.plans))
      news.push(messages.colleaguePlanned(plan.name, plan.by));
  for (const plan of before.plans)
    if (isNew(plan, after.plans)) news.push(messages.colleagueUnplanned(plan.name));
  return news.join(' ');
}
