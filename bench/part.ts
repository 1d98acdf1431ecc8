/** The template's built `dist` folders. */
export interface TemplateBuilds {
  readonly shipped: string;
  /** With the products, cards and pictures that this shop's pages show. */
  readonly equal: string;
}

/** The input of a part of the benchmark. */
export interface Setup {
  /** How often times are taken: figures are medians. */
  readonly runs: number;
  /** `null` where no part asks for it. */
  readonly template: TemplateBuilds | null;
}

/** A target, and its result. */
export interface Target {
  readonly name: string;
  /** The target, in words. */
  readonly wanted: string;
  readonly template: string;
  readonly ours: string;
  readonly met: boolean;
}

/** A part's result: its section in Markdown, and its targets. */
export interface Findings {
  readonly section: string;
  readonly targets: readonly Target[];
}

/** One measurement of the benchmark. */
export interface Part {
  readonly title: string;
  /** Seconds after which it is given up. */
  readonly bound: number;
  /** Whether it measures the template too. */
  readonly comparesTemplate: boolean;
  measure(setup: Setup): Promise<Findings>;
}
