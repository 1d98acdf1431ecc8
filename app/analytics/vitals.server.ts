import {PAGES} from '~/market';
import {PostLimit} from '~/lib/post-limit';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';

const DEVICES = ['phone', 'tablet', 'desktop'];
/** Beyond these a figure is no measurement: milliseconds, and layout shifts. */
const MOST = {lcp: 60_000, inp: 60_000, cls: 100};

/** Of this isolate: a line of log each. */
const limit = new PostLimit({ofNetwork: 60, ofSubject: 10_000});

type Context = Pick<AppContext, 'config' | 'preview' | 'began' | 'buyerIp'>;

/**
 * Writes what a page has measured as one line of log, which names neither visitor nor request.
 * @returns the status of the answer
 */
export function logVitals(
  form: FormData,
  {config, preview, began, buyerIp}: Context,
): 204 | 400 | 404 | 429 {
  if (config.vitalsSample === 0 || preview) return 404;
  if (!limit.allows(buyerIp, '', began)) return 429;
  const page = form.get('page');
  const device = form.get('device');
  const isKnown =
    typeof page === 'string' && (page === 'other' || Object.hasOwn(PAGES, page));
  if (!isKnown || typeof device !== 'string' || !DEVICES.includes(device)) return 400;
  const figures = Object.entries(MOST).flatMap(([name, most]) => {
    const value = Number(form.get(name) ?? Number.NaN);
    return value >= 0 && value <= most ? [[name, Number(value.toFixed(4))]] : [];
  });
  log('info', 'vitals', {page, device, ...Object.fromEntries(figures)});
  return 204;
}
