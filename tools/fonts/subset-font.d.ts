/** The part of subset-font that this project uses; the package has no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    keepFeatures: readonly string[];
    variationAxes: Record<string, {min: number; max: number}>;
  }
  /** Takes a font and the characters to keep of it. Rejects where the font cannot be read. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
