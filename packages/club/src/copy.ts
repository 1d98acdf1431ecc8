/** The one layout of every product description, so that copywriters only write sentences. */

export interface ProductCopy {
  /** Says what the product is and why a supporter wants it, in one or two sentences. */
  lead: string;
  /** Where it comes from, in the club's own voice. */
  story?: string;
  details: readonly string[];
  fabric: string;
  care: readonly string[];
}

/** Care labels by kind of cloth. */
export const care = {
  jersey: [
    'Machine wash at 30 °C, inside out, with the colors it came with.',
    'Do not tumble dry: hang it up, as a heron dries its wings.',
    'Iron on the reverse, never over the print.',
  ],
  fleece: [
    'Machine wash at 30 °C, inside out, zips and cords done up.',
    'Reshape while damp and dry flat or on a wide hanger.',
    'Do not bleach; do not dry clean.',
  ],
  knit: [
    'Wash by hand or on a wool cycle at 20 °C.',
    'Dry flat, away from the radiator.',
    'Comb any bobbles away; they stop after the second wash.',
  ],
  shell: [
    'Sponge off salt and mud; machine wash at 30 °C only when it needs it.',
    'Reproof once a season with a wash-in product.',
    'Cool iron over a cloth to wake the water repellency.',
  ],
  canvas: [
    'Spot clean with cold water and mild soap.',
    'Dry in the shade; do not iron the print.',
  ],
} as const;

/** The description of a product as the HTML that a merchant's editor would save. */
export function describe({
  lead,
  story,
  details,
  fabric,
  care: labels,
}: ProductCopy): string {
  return [
    `<p><strong>${lead}</strong></p>`,
    story ? `<p>${story}</p>` : '',
    `<h3>Details</h3>${list(details)}`,
    `<h3>Fabric</h3><p>${fabric}</p>`,
    `<h3>Care</h3>${list(labels)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
