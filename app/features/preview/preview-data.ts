import type {PreviewShow} from '~/domain/preview/preview';
import type {ThemeReport} from '~/domain/theme/resolve-theme';
import type {ThemeTexts} from '~/domain/theme/theme';

/** What the panel knows; in nobody's page but a preview's. */
export interface PreviewData {
  show: PreviewShow;
  /** Milliseconds until the preview ends, when the page was made. */
  endsIn: number;
  /** Handle of the theme that shoppers see. */
  live: string | null;
  /** The store's themes. */
  entries: {handle: string; texts: ThemeTexts}[];
  /** What holds where neither the draft nor a theme of the store says anything. */
  fallback: ThemeTexts;
  /** Values that mean nothing. */
  reports: ThemeReport[];
  /** Fonts to choose from, and the files of those the stylesheet does not have. */
  fonts: {name: string; family: string; file: string | null}[];
}
