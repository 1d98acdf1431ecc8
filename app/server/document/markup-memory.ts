/**
 * Bytes that are remembered at most, names among them, of the 128 MiB that an isolate has. A card with its name is about two
 * thousand: some 4,000 cards are at hand, those that were shown last.
 */
const MAX_BYTES = 8 * 2 ** 20;

/** A piece of markup as it goes over the wire, and the `class` attributes in it. */
export interface RenderedPart {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly classes: readonly string[];
}

/**
 * Markup that this isolate has rendered, by all that it was rendered from. It is never out of date: what is rendered from
 * something else has another name. What was not asked for the longest goes first.
 */
export class MarkupMemory {
  /** In the order in which they were last asked for. */
  readonly #parts = new Map<string, RenderedPart>();
  readonly #capacity: number;
  #size = 0;

  constructor(capacity = MAX_BYTES) {
    this.#capacity = capacity;
  }

  find(name: string): RenderedPart | undefined {
    const part = this.#parts.get(name);
    if (part) {
      this.#parts.delete(name);
      this.#parts.set(name, part);
    }
    return part;
  }

  /** Remembers `part`, unless it alone is more than all that may be remembered. */
  keep(name: string, part: RenderedPart) {
    this.#forget(name);
    const size = sizeOf(name, part);
    if (size > this.#capacity) return;
    for (const oldest of this.#parts.keys()) {
      if (this.#size + size <= this.#capacity) break;
      this.#forget(oldest);
    }
    this.#parts.set(name, part);
    this.#size += size;
  }

  #forget(name: string) {
    const part = this.#parts.get(name);
    if (!part) return;
    this.#parts.delete(name);
    this.#size -= sizeOf(name, part);
  }
}

/** A name has up to two bytes for each character; class names are few, and engines share equal ones. */
function sizeOf(name: string, {bytes}: RenderedPart): number {
  return 2 * name.length + bytes.length;
}
