import type {Sources} from './preview-theme';
import type {PreviewRole, PreviewState} from '~/lib/preview-state';

/** What the panel knows; in nobody's page but a preview's. */
export interface PreviewData extends Sources {
  state: PreviewState;
  role: PreviewRole;
  /** The theme that shoppers see while none is planned; `null` where the store has none. */
  published: Sources['live'];
  /** Milliseconds until the preview ends, when the page was made. */
  endsIn: number;
  /** Fonts to choose from, and the files of those the stylesheet does not have. */
  fonts: {name: string; family: string; file: string | null}[];
}
