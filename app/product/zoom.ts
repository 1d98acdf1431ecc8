/** How much larger a zoomed picture is. */
const SCALE = 2;

/** Share of the picture, in percent, that one press of an arrow key moves by. */
const STEP = 10;

/** Where the arrow keys move the point looked at, in steps. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clamp = (percent: number) => Math.min(100, Math.max(0, percent));

/**
 * Magnifies a picture in its frame about a point, and puts it back. It loads a sharper version by
 * asking for more width.
 */
export class Zoom {
  private readonly sizes: string;
  private x = 50;
  private y = 50;
  private pinchStart = 0;

  constructor(private readonly image: HTMLImageElement) {
    this.sizes = image.sizes;
    // The sharper version takes the place of the other one in the same frame, and leaves no gap
    // between.
    image.decoding = 'sync';
  }

  /** Magnifies about a point of the window. */
  follow(clientX: number, clientY: number, scale = SCALE): void {
    const frame = this.image.parentElement?.getBoundingClientRect();
    if (!frame) return;
    this.x = clamp(((clientX - frame.left) / frame.width) * 100);
    this.y = clamp(((clientY - frame.top) / frame.height) * 100);
    this.magnify(scale);
  }

  /** Magnifies about the point looked at last, the middle at first. */
  magnify(scale = SCALE): void {
    this.image.sizes = `${window.innerWidth * SCALE}px`;
    for (const {style} of this.layers()) {
      style.transformOrigin = `${this.x}% ${this.y}%`;
      style.scale = String(scale);
    }
  }

  /** Moves the point looked at by an arrow key. Returns whether the key was one. */
  pan(key: string): boolean {
    const direction = DIRECTIONS[key];
    if (!direction) return false;
    this.x = clamp(this.x + direction[0] * STEP);
    this.y = clamp(this.y + direction[1] * STEP);
    this.magnify();
    return true;
  }

  /** Magnifies as far as two fingers have spread since the first call. */
  pinch(one: Touch, other: Touch): void {
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    if (this.pinchStart === 0) this.pinchStart = Math.max(1, distance);
    const scale = Math.min(4, Math.max(1, distance / this.pinchStart));
    this.follow(
      (one.clientX + other.clientX) / 2,
      (one.clientY + other.clientY) / 2,
      scale,
    );
  }

  /** Puts the picture back. */
  reset(): void {
    this.pinchStart = 0;
    for (const {style} of this.layers()) {
      style.transformOrigin = '';
      style.scale = '';
    }
    this.image.sizes = this.sizes;
  }

  /** The picture, and what is drawn over it in the same frame. */
  private layers(): readonly (HTMLElement | SVGElement)[] {
    const over = this.image.parentElement?.querySelectorAll<SVGElement>('.lettering');
    return [this.image, ...(over ?? [])];
  }
}
