/**
 * A drawing is four sheets laid over each other, each a string of SVG elements without a root:
 * what color things are, and three of how high they stand. The studio then puts light on them.
 */
export interface Layers {
  /** Colors; what is transparent here is not part of the thing. */
  cloth: string;
  /** Stacking, black (table) to white: a step becomes an edge with its highlight and its shadow. */
  form: string;
  /** Soft folds on middle gray: white stands up, black sinks. */
  folds: string;
  /** Seams, ribs and stitches on middle gray. */
  detail: string;
}

export const emptyLayers: Layers = {cloth: '', form: '', folds: '', detail: ''};

/** Lays drawings over each other, the first at the bottom. */
export function stack(...parts: Layers[]): Layers {
  return {
    cloth: parts.map((part) => part.cloth).join(''),
    form: parts.map((part) => part.form).join(''),
    folds: parts.map((part) => part.folds).join(''),
    detail: parts.map((part) => part.detail).join(''),
  };
}

/** Puts every sheet of a drawing inside the same group. */
export function group(attributes: string, part: Layers): Layers {
  const wrap = (content: string) => (content ? `<g ${attributes}>${content}</g>` : '');
  return {
    cloth: wrap(part.cloth),
    form: wrap(part.form),
    folds: wrap(part.folds),
    detail: wrap(part.detail),
  };
}

/** The mirror image across the middle of a canvas `width` units wide. */
export function mirrored(part: Layers, width = 1600): Layers {
  return group(`transform="translate(${width} 0) scale(-1 1)"`, part);
}

/** A part and its mirror image. */
export function pair(part: Layers): Layers {
  return stack(part, mirrored(part));
}

/** The same drawing with ids of its own, so that it can stand in a picture twice. */
export function repeated(part: Layers, suffix = 'again'): Layers {
  const rename = (content: string) =>
    content.replace(/ id="([^"]+)"|url\(#([^)]+)\)/g, (_, id?: string, used?: string) =>
      id ? ` id="${id}-${suffix}"` : `url(#${used}-${suffix})`,
    );
  return {
    cloth: rename(part.cloth),
    form: rename(part.form),
    folds: rename(part.folds),
    detail: rename(part.detail),
  };
}

/** Shows a drawing only within an outline. `id` must be unique in the picture. */
export function clipped(id: string, outline: string, part: Layers): Layers {
  const defs = `<clipPath id="${id}"><path d="${outline}"/></clipPath>`;
  const inside = group(`clip-path="url(#${id})"`, part);
  const wrap = (content: string) => (content ? defs + content : '');
  return {
    cloth: wrap(inside.cloth),
    form: wrap(inside.form),
    folds: wrap(inside.folds),
    detail: wrap(inside.detail),
  };
}
