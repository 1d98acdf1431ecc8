/**
 * What the editor and the shop in its frame tell each other, by `postMessage` on the shop's own
 * origin.
 */

/**
 * Names what can be selected in the page: `section:ID`, with `:SETTING` for one of its settings;
 * `field:KEY` for a field of the theme; `part:header`, `part:grid` and `part:footer` for the rest.
 */
export type TargetKey = string;

export type ToFrame =
  /**
   * Applies the theme's colors, radius and font at once. `font` is one that the stylesheet does
   * not load.
   */
  | {
      type: 'theme';
      variables: Readonly<Record<string, string>>;
      font: {family: string; file: string} | null;
    }
  /** Whether a click selects what it meets; else it does what it does for shoppers. */
  | {type: 'selecting'; isOn: boolean}
  /** Outlines an element, and scrolls to it; `null` outlines none. */
  | {type: 'show'; key: TargetKey | null}
  /** The state in the session has changed. */
  | {type: 'refresh'};

export type FromFrame =
  /** The page's path with its query, without the preview parameter. */
  | {type: 'at'; path: string}
  /** What was clicked; `null` for something without settings. */
  | {type: 'picked'; key: TargetKey | null}
  | {type: 'shown'};
