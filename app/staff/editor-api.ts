/** What the editor and the worker send each other, and what both of them check. */
import {isInReach, type Plan, type ThemeTexts} from '~/theme';

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
  plans: (Saved & Period)[];
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
  | ({action: 'schedule'} & Named & Period)
  | {action: 'unschedule'; id: string}
  | {action: 'rewriteSchedule'};

type Period = Pick<Plan, 'startsAt' | 'endsAt'>;

/** Whether two plans overlap. A plan without an end gives way to any later one. */
export function overlaps(one: Period, other: Period): boolean {
  const [first, second] = one.startsAt <= other.startsAt ? [one, other] : [other, one];
  if (first.startsAt === second.startsAt) return true;
  return first.endsAt !== null && second.startsAt < first.endsAt;
}

const MINUTE_MS = 60_000;

/**
 * Why a theme cannot be planned for this period, for staff; `null` where it can. A start may
 * be this very minute.
 */
export function periodProblem({startsAt, endsAt}: Period, now: number): string | null {
  if (![startsAt, endsAt ?? startsAt].every(isInReach))
    return 'Please choose times before the year 2100.';
  if (startsAt <= now - MINUTE_MS)
    return 'The start is in the past. Please choose a time from now on.';
  if (endsAt !== null && endsAt <= startsAt) return 'The end must come after the start.';
  return null;
}

export interface StoreFile {
  id: string;
  alt: string;
  /** URL of the picture, or of the video's first frame. */
  url: string | null;
  isVideo: boolean;
}

/** Where a browser sends a file's bytes: a form of these fields, the file last. */
export interface UploadTarget {
  url: string;
  resourceUrl: string;
  parameters: {name: string; value: string}[];
}

interface Choice {
  id: string;
  title: string;
}

/** The choices for sections and links. `pinned` stand first in home's grid. */
export interface Choices {
  collections: (Choice & {handle: string})[];
  /** Pages of the store's content. */
  pages: {handle: string; title: string}[];
  products: Choice[];
  pinned: Choice[];
  files: StoreFile[];
  canUpload: boolean;
}

export type UploadStep =
  | {action: 'stage'; name: string; type: string; size: number}
  | {action: 'create'; source: string; alt: string}
  | {action: 'status'; id: string};

export type UploadAnswer =
  {target: UploadTarget} | {id: string} | {file: StoreFile | null};

export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** Largest picture: Shopify takes 20 MB. */
const MAX_UPLOAD_MB = 20;

/** Why a file cannot be uploaded, for staff; `null` where it can. */
export function uploadProblem({type, size}: {type: string; size: number}): string | null {
  if (!UPLOAD_TYPES.includes(type))
    return 'Only JPEG, PNG, WebP and GIF pictures can be uploaded.';
  return size > 0 && size <= MAX_UPLOAD_MB * 1024 * 1024
    ? null
    : `The picture is larger than ${MAX_UPLOAD_MB} MB, or empty.`;
}
