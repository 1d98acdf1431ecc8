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
  /** Whether the edits are kept elsewhere too: in the open draft, a version, or the link that brought them. */
  isSaved: boolean;
}

/** `staff` came in with the password and may save and publish; `guest` followed a link and may look. */
export type PreviewRole = 'staff' | 'guest';

/** One visitor's preview. Instants are epoch milliseconds of the real clock. */
export interface PreviewSession {
  state: PreviewState;
  role: PreviewRole;
  /** The name given at the gate, which nobody has checked; '' for none. */
  name: string;
  /** When `state.asOf` was chosen: the preview's clock runs on from there. */
  since: number;
  expires: number;
  /** When the invitation link ends; links shared from here end no later. `null` for staff. */
  linkEnds: number | null;
}

/** The instant a preview shows at the real instant `now`: the as-of date, plus what has passed since it was chosen. */
export function previewInstant({state, since}: PreviewSession, now: number): number {
  return state.asOf === null ? now : state.asOf + Math.max(0, now - since);
}
