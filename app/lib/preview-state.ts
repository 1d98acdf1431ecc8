export interface PreviewState {
  /** The draft, or what shoppers see. */
  view: 'draft' | 'live';
  /** Handle of the theme that the edits begin with; `null` for the live one. */
  theme: string | null;
  /** The edited fields of the theme by key, as typed. */
  edits: Readonly<Record<string, string>>;
  /** The as-of date, in epoch milliseconds; `null` for now. */
  asOf: number | null;
  /** The open saved draft and its revision; `null` when nothing is saved. */
  draft: {id: string; revision: string} | null;
  /** Name of the draft or version that the edits come from; '' for none. */
  name: string;
  /** Whether the edits are kept elsewhere: in a draft, a version, or the link they came by. */
  isSaved: boolean;
}

/** `staff` have the password, save and publish; `guest` followed a link, and may look. */
export type PreviewRole = 'staff' | 'guest';

/** One visitor's preview. Instants are epoch milliseconds of the real clock. */
export interface PreviewSession {
  state: PreviewState;
  role: PreviewRole;
  /** The name given at login, which nobody has checked; '' for none. */
  name: string;
  /** When `state.asOf` was chosen: the preview's clock runs on from there. */
  since: number;
  expires: number;
  /** When the invitation link ends; links shared from here end no later. `null` for staff. */
  linkEnds: number | null;
  /** Digest of the edits in the invitation link, all that a guest passes on; `null` for staff. */
  linkEdits: string | null;
}

/** The instant that a preview shows at `now`: the as-of date, plus what has passed since. */
export function previewInstant({state, since}: PreviewSession, now: number): number {
  return state.asOf === null ? now : state.asOf + Math.max(0, now - since);
}

/**
 * The query parameter of every URL in a preview, which the edge never caches. Its value is a signed
 * invitation, or `1` afterwards.
 */
export const PREVIEW_PARAM = 'preview';

/** Path of the editor, and of the page that asks for the password. */
export const EDITOR_PATH = '/preview';

/** Whether the document or the data at `url` is the editor's. */
export const isEditorUrl = (url: string) =>
  URL.canParse(url) && new URL(url).pathname === EDITOR_PATH;

/** The path of the editor with the page at `url` in its frame. */
export const editorPath = (url: string) =>
  `${EDITOR_PATH}?${new URLSearchParams({page: shopperPath(url)})}`;

/** The parameter's value once the invitation has been taken. */
export const PREVIEW_MARK = '1';

/** `path` (with query and hash) with the preview parameter. */
export function previewPath(path: string, value: string = PREVIEW_MARK): string {
  const url = new URL(path, 'https://own.invalid');
  url.searchParams.set(PREVIEW_PARAM, value);
  return url.pathname + url.search + url.hash;
}

/** The path (with query and hash) of a URL or path, without the preview parameter. */
export function shopperPath(of: string): string {
  const url = new URL(of, 'https://own.invalid');
  url.searchParams.delete(PREVIEW_PARAM);
  return url.pathname + url.search + url.hash;
}
