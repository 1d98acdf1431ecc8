import {createContext, useContext} from 'react';

import type {Choices} from '../editor-api';
import type {TargetKey} from '../bridge';
import type {Editing} from './use-editing';
import type {Frame} from './use-frame';
import type {Sections} from './use-sections';
import type {Staff} from './use-staff';

export interface Selection {
  key: TargetKey;
  focus: TargetKey | null;
}

interface Editor {
  editing: Editing;
  frame: Frame;
  /** `null` for guests. */
  staff: Staff | null;
  sections: Sections;
  choices: Choices | null;
  /** Lists the choices again, after an upload. */
  reload: () => void;
  selection: Selection | null;
  select: (key: TargetKey, focus?: TargetKey) => void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This is shown in the editor alone.');
  return editor;
}
