/** Glyphs, drawn on a 24 × 24 grid with one stroke. */
const GLYPHS = {
  menu: 'M3 8h18M3 16h18',
  close: 'M5 5l14 14M19 5L5 19',
  bag: 'M5 8h14l1 13H4L5 8zM8.5 11V6.5a3.5 3.5 0 0 1 7 0V11',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  camera: 'M4 7h4l2-2.5h4L16 7h4v12H4V7zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  speech: 'M4 5h16v11h-9l-4 4v-4H4V5z',
  heart: 'M12 20S4 15 4 9.5A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.5C20 15 12 20 12 20z',
  check: 'M5 12.5l4.5 4.5L19 7',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  alert: 'M12 4l9 16H3L12 4zM12 10v4.5M12 17.5v.01',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  play: 'M8 5v14l11-7L8 5z',
  zoom: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21M8 10.5h5M10.5 8v5',
  share: 'M12 15V3M7.5 7.5L12 3l4.5 4.5M5 12v9h14v-9',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
} as const;

export type IconName = keyof typeof GLYPHS;

interface IconProps {
  name: IconName;
  className?: string;
  /** Its name, where the control around it has none. */
  label?: string;
}

/** A glyph. Without `label` it is decorative: its control carries the name. */
export function Icon({name, className = '', label}: IconProps) {
  const role = label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true};
  return (
    // Its own path: a `use` has a shadow tree besides, and what it draws is in each document.
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" {...role}>
      <path d={GLYPHS[name]} />
    </svg>
  );
}
