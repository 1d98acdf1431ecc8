/** A dot of a value's colour (`#rrggbb`); nothing without one. Drawn, since the policy forbids style attributes. */
export function Swatch({color}: {color: string | null}) {
  if (!color) return null;
  return (
    <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={color} />
    </svg>
  );
}
