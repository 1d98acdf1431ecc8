import type {ThemeTexts} from '~/theme';

/**
 * A theme in the store. Instants are epoch milliseconds; `by` is the name given with the password,
 * which nobody has checked, '' for none.
 */
interface Saved {
  id: string;
  name: string;
  by: string;
  texts: ThemeTexts;
}

/**
 * `revision` changes with every save, `theme` is the handle that it is based on (`null` for the
 * live one).
 */
export interface Draft extends Saved {
  revision: string;
  updatedAt: number;
  theme: string | null;
}

/** Drafts and published versions in the store, the newest first, and plans in order of start. */
export interface Themes {
  drafts: Draft[];
  versions: (Saved & {publishedAt: number})[];
  plans: (Saved & {startsAt: number; endsAt: number | null})[];
  /** The published theme, and its revision, which is sent with a publication. */
  published: {revision: string; texts: ThemeTexts};
  /** Whether the encrypted schedule matches the plans. */
  arePlansActive: boolean;
}

/** The answer to staff: their themes and the draft that a change saved, or what is missing. */
export type StaffAnswer =
  {themes: Themes; saved: Pick<Draft, 'id' | 'revision'> | null} | {missing: string};

type Named = Pick<Saved, 'name' | 'texts'>;

export type StaffChange =
  | ({action: 'create'; theme: string | null} & Named)
  | ({action: 'save'} & Pick<Draft, 'id' | 'revision' | 'theme' | 'texts'>)
  | ({action: 'rename'} & Pick<Draft, 'id' | 'revision' | 'name'>)
  | ({action: 'delete'} & Pick<Draft, 'id' | 'revision'>)
  | ({action: 'publish'; expected: string} & Named)
  | ({action: 'schedule'; startsAt: number; endsAt: number | null} & Named)
  | {action: 'unschedule'; id: string}
  | {action: 'rewriteSchedule'};
