import type {ThemeTexts} from '~/theme';

/** A draft in the store. Instants are epoch milliseconds. */
export interface Draft {
  id: string;
  name: string;
  revision: string;
  updatedAt: number;
  theme: string | null;
  texts: ThemeTexts;
}

/** Drafts, published versions and plans in the store. */
export interface Themes {
  drafts: Draft[];
  versions: {id: string; name: string; publishedAt: number; texts: ThemeTexts}[];
  plans: {
    id: string;
    name: string;
    startsAt: number;
    endsAt: number | null;
    texts: ThemeTexts;
  }[];
  /** Revision of the published theme; sent with a publication. */
  published: string;
  /** Whether the sealed schedule matches the plans. */
  inForce: boolean;
}

/** The answer to staff: their themes and the draft just saved, or what is missing. */
export type StaffAnswer =
  {themes: Themes; saved: {id: string; revision: string} | null} | {missing: string};

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
  | {action: 'reseal'};
