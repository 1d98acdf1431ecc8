import {useEffect, useRef, useState} from 'react';

import {messages} from '../messages';
import {fetchStaff} from './preview-api';
import {leavePreview} from './preview-page';
import type {StaffChange, Themes} from '../staff-api';
import type {Panel} from './use-panel';

/** The store's themes, and the result of the last change, for staff who may save and publish. */
export interface Staff {
  /** `null` while it is not known. */
  themes: Themes | null;
  /** Why saving is not possible; `null` where it is. */
  missing: string | null;
  isPending: boolean;
  /** The result of the last change. */
  notice: {text: string; isProblem: boolean} | null;
  /** Sends a change; `done` is the notice on success. Resolves to whether it succeeded. */
  reload: () => void;
  run: (change: StaffChange, done: string) => Promise<boolean>;
}

/** Loads staff's themes once, and changes them. `null` for guests. */
export function useStaff(panel: Panel): Staff | null {
  const isStaff = panel.data.role === 'staff';
  const [themes, setThemes] = useState<Themes | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [notice, setNotice] = useState<Staff['notice']>(null);
  const {markSaved} = panel;

  async function ask(change?: StaffChange, done = ''): Promise<boolean> {
    setPending(true);
    setNotice(null);
    try {
      const reply = await fetchStaff(change);
      if (reply.kind === 'over') {
        leavePreview();
        return false;
      }
      if (reply.kind === 'refused') {
        setNotice({text: reply.problem, isProblem: true});
        return false;
      }
      const {answer} = reply;
      if (answer && 'missing' in answer) setMissing(answer.missing);
      if (!answer || 'missing' in answer) return false;
      setThemes(answer.themes);
      if (answer.saved) markSaved(answer.saved);
      if (done) setNotice({text: done, isProblem: false});
      return true;
    } catch {
      setNotice({text: messages.unreachable, isProblem: true});
      return false;
    } finally {
      setPending(false);
    }
  }

  const first = useRef(ask);
  useEffect(() => {
    if (isStaff) void first.current();
  }, [isStaff]);
  if (!isStaff) return null;
  return {themes, missing, isPending, notice, reload: () => void ask(), run: ask};
}
