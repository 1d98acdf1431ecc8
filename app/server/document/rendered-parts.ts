import type {MarkupMemory, RenderedPart} from './markup-memory';
import {classAttributes} from './used-styles';

/** What stands at a marker: known parts, or one that the markup around which it stands will be. */
interface Place {
  /** Of a part that is new; `null` where all are known. */
  readonly name: string | null;
  readonly parts: RenderedPart[];
}

const MARKER_END = '"></i>';

/**
 * The parts of one document whose markup is remembered from document to document (remembered.tsx).
 *
 * React renders one marker in place of parts that are known, and one on either side of a part that is new. `takeOut` learns the new
 * parts from the text that comes of it, and leaves one marker for them too. When all else has been done with the document, which is
 * short without its parts, `putIn` replaces the markers. They carry the render's random mark, which no text of the store can know.
 */
export class RenderedParts {
  readonly #memory: MarkupMemory;
  readonly #mark: string;
  readonly #marker: string;
  readonly #places: Place[] = [];

  constructor(memory: MarkupMemory, mark: string) {
    this.#memory = memory;
    this.#mark = mark;
    this.#marker = `<i data-part="${mark}:`;
  }

  /** The part that is made from all that `name` says, where it is remembered. */
  find(name: string): RenderedPart | undefined {
    return this.#memory.find(name);
  }

  /** Where `parts` will stand, others that are added later among them: what the marker says. */
  placeOf(parts: RenderedPart[]): string {
    return this.#place({name: null, parts});
  }

  /** What the markers around a part say that is not remembered yet. */
  placeOfNew(name: string): {before: string; after: string} {
    const before = this.#place({name, parts: []});
    return {before, after: `${before} end`};
  }

  #place(place: Place): string {
    return `${this.#mark}:${this.#places.push(place) - 1}`;
  }

  /** The document without its parts, and a marker for each. */
  takeOut(html: string): string {
    if (!this.#places.some(({name}) => name !== null)) return html;
    const part = `(${this.#marker}(\\d+)${MARKER_END})([^]*?)${this.#marker}\\2 end${MARKER_END}`;
    return html.replace(
      new RegExp(part, 'g'),
      (whole, marker: string, index: string, markup: string) =>
        this.#learn(Number(index), markup) ? marker : whole,
    );
  }

  #learn(index: number, markup: string): boolean {
    const place = this.#places[index];
    // What this render has marked as its own would be nobody's in another.
    if (!place?.name || markup.includes(this.#mark)) return false;
    const part = {
      bytes: new TextEncoder().encode(markup),
      classes: [...classAttributes(markup)],
    };
    this.#memory.keep(place.name, part);
    place.parts.push(part);
    return true;
  }

  /** The `class` attributes in the parts. */
  classes(): string[] {
    return this.#places.flatMap(({parts}) => parts.flatMap(({classes}) => classes));
  }

  /** The document with its parts in the place of the markers, as it goes over the wire. */
  putIn(html: string): Uint8Array<ArrayBuffer> {
    const encoder = new TextEncoder();
    if (this.#places.length === 0) return encoder.encode(html);
    const [start = '', ...pieces] = html.split(this.#marker);
    const chunks = [encoder.encode(start)];
    for (const piece of pieces) {
      const end = piece.indexOf(MARKER_END);
      const place = this.#places[parseInt(piece.slice(0, end), 10)];
      for (const {bytes} of place?.parts ?? []) chunks.push(bytes);
      chunks.push(encoder.encode(piece.slice(end + MARKER_END.length)));
    }
    return joined(chunks);
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
