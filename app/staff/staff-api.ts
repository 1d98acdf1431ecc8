import type {ThemeTexts} from '~/theme';

/**
 * A draft in the store. `revision` changes with every save, `theme` is the handle that it is based
 * on (`null` for the live one). Instants are epoch milliseconds; `by` is the name given with the
 * password, which nobody has checked, '' for none.
 */
export interface Draft {
  id: string;
  name: string;
  revision: string;
  updatedAt: number;
  by: string;
  theme: string | null;
  texts: ThemeTexts;
}

/** Drafts and published versions in the store, the newest first, and plans in order of start. */
export interface Themes {
  drafts: Draft[];
  versions: {
    id: string;
    name: string;
    publishedAt: number;
    by: string;
    texts: ThemeTexts;
  }[];
  plans: {
    id: string;
    name: string;
    startsAt: number;
    endsAt: number | null;
    by: string;
    texts: ThemeTexts;
  }[];
  /** The published theme, and its revision, which is sent with a publication. */
  published: {revision: string; texts: ThemeTexts};
  /** Whether the encrypted schedule matches the plans. */
  inForce: boolean;
}

/** The answer to staff: their themes and the result of a change, or what is missing. */
export type StaffAnswer =
  | {
      themes: Themes;
      /** The draft that was saved. */
      saved: {id: string; revision: string} | null;
    }
  | {missing: string};

export type StaffChange =
  | {action: 'create'; name: string; theme: string | null; texts: ThemeTexts}
  | {
      action: 'save';
      id: string;
      revision: string;
      theme: string | null;
      texts: ThemeTexts;
    }
  | {action: 'rename'; id: string; revision: string; name: string}
  | {action: 'delete'; id: string; revision: string}
  | {action: 'publish'; name: string; texts: ThemeTexts; expected: string}
  | {
      action: 'schedule';
      name: string;
      texts: ThemeTexts;
      startsAt: number;
      endsAt: number | null;
    }
  | {action: 'unschedule'; id: string}
  | {action: 'rewriteSchedule'};
