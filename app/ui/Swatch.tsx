/** A dot in a value's colour (`#rrggbb`). An SVG's attribute carries the colour, since the policy forbids style attributes. */
export function Swatch({color}: {color: string}) {
  return <svg className="swatch" color={color} aria-hidden="true" />;
}
