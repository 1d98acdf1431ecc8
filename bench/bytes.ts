import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

import {PHONE, withBrowser} from './browser';

/** What one page makes a phone download until it is idle; sizes in bytes. */
export interface PageBytes {
  readonly requests: number;
  readonly scripts: number;
  readonly scriptsGzip: number;
  /** Scripts that are fetched before the page's `load` event. */
  readonly earlyScriptsGzip: number;
  /** Document and stylesheets together. */
  readonly documentBrotli: number;
  readonly images: number;
}

const gzip = (body: Buffer) => gzipSync(body, {level: 9}).length;
const brotli = (body: Buffer) =>
  brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

/** Loads `url` once on an emulated phone and counts what came. */
export function measureBytes(url: string): Promise<PageBytes> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage(PHONE);
    const bodies: Promise<{type: string; body: Buffer; early: boolean}>[] = [];
    let loaded = false;
    page.on('load', () => (loaded = true));
    page.on('requestfinished', (request) => {
      const early = !loaded;
      const type = request.resourceType();
      bodies.push(
        request
          .response()
          .then((response) => response?.body() ?? Buffer.alloc(0))
          .then((body) => ({type, body, early})),
      );
    });
    await page.goto(url, {waitUntil: 'networkidle'});
    const all = await Promise.all(bodies);
    const of = (...types: string[]) => all.filter(({type}) => types.includes(type));
    const scripts = of('script');
    return {
      requests: all.length,
      scripts: scripts.length,
      scriptsGzip: sum(scripts.map(({body}) => gzip(body))),
      earlyScriptsGzip: sum(
        scripts.filter(({early}) => early).map(({body}) => gzip(body)),
      ),
      documentBrotli: sum(of('document', 'stylesheet').map(({body}) => brotli(body))),
      images: sum(of('image').map(({body}) => body.length)),
    };
  });
}
