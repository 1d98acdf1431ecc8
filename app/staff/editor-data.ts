import type {ThemeSources} from './editor/preview-theme';
import type {PreviewRole, PreviewState} from '~/lib/preview-state';

/** The data of the editor. */
export interface EditorData extends ThemeSources {
  shopName: string;
  state: PreviewState;
  role: PreviewRole;
  /** The published theme, which a scheduled one may cover; `null` where the store has none. */
  published: ThemeSources['live'];
  /** Milliseconds from rendering the page to the end of the preview. */
  endsIn: number;
  /** The prefixes of the shop's further markets. */
  prefixes: string[];
  /** The languages of the shop's markets besides its own, by code. */
  languages: string[];
  /** The fonts on offer; `file` for those that the stylesheet does not load. */
  fonts: {name: string; family: string; file: string | null}[];
}
