import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** Where compressing costs more than it saves. */
const smallestCompressed = 256;

/** Text is worth compressing; pictures and fonts already are. */
export function isCompressible(contentType: string | null): boolean {
  return /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)|\+xml|turbo-stream|text\/x-script/i.test(
    contentType ?? '',
  );
}

/** The better of the encodings that a client accepts, as production edges choose it. */
export function encodingFor(acceptEncoding: string | null): Encoding | undefined {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim());
  const takes = (name: string) =>
    accepted.some((part) => part === name || part.startsWith(`${name};q=`));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : undefined;
}

/** Compresses bodies and remembers them, each by the identity of its buffer. */
export class Compressor {
  private readonly compressed = new WeakMap<Buffer, Partial<Record<Encoding, Buffer>>>();

  /**
   * @param quality brotli's: 5 for pages made on request, 11 for files of the build.
   * @returns the body to send, with its encoding if it was compressed.
   */
  async compress(
    body: Buffer,
    encoding: Encoding | undefined,
    quality: number,
  ): Promise<{body: Buffer; encoding?: Encoding}> {
    if (!encoding || body.length < smallestCompressed) return {body};
    const known = this.compressed.get(body) ?? {};
    const result =
      known[encoding] ??
      (encoding === 'br'
        ? await brotli(body, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}})
        : await compressGzip(body));
    this.compressed.set(body, {...known, [encoding]: result});
    return {body: result, encoding};
  }
}
