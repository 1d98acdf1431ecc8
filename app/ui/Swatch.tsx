/** A dot in a value's color (`#rrggbb`). An SVG's attribute carries the color, since the policy forbids style attributes. */
export function Swatch({color}: {color: string}) {
  return <svg className="swatch" color={color} aria-hidden="true" />;
}
