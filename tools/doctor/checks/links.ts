/** Checks of the links that people have from the store's online store (docs/links.md). */
import {redirectTarget} from '../../../app/market/merchant-redirect';
import {nodesIn, type StoreProbe} from '../../store/probe';
import {ask, reach, type Check, type Context, type Finding} from '../check';

/** One URL of each kind that this shop sends to the store's own domain. */
const STORE_PATHS = [
  '/account',
  '/cart/c/none?key=none',
  '/checkouts/cn/none',
  '/1/orders/none/authenticate?key=none',
  '/1/invoices/none',
  '/gift_cards/1/none',
  '/apps/none',
  '/cdn/shop/files/none.pdf',
];

const MOST_REDIRECTS = 5;

/**
 * Whether a URL of the store leads to the shop at `site`: by redirects, or by a page whose script or `meta` element goes there, as a theme
 * does it. Null where the store does not answer.
 */
async function leadsTo(url: string, site: string): Promise<boolean | null> {
  const host = new URL(site).host.replaceAll('.', '\\.');
  const leaving = new RegExp(
    `(?:location|http-equiv=["']?refresh)[^<]{0,400}${host}\\b`,
    'i',
  );
  let at = url;
  for (let redirects = 0; redirects < MOST_REDIRECTS; redirects += 1) {
    const response = await reach(at, {redirect: 'manual'});
    const body = await response?.text().catch(() => null);
    if (!response || typeof body !== 'string') return null;
    const location = response.headers.get('Location');
    if (!location) return leaving.test(body);
    at = new URL(location, at).href;
    if (new URL(at).origin === site) return true;
  }
  return false;
}

export const storeLinks: Check = {
  name: 'store’s links',
  impact:
    'Links to orders, checkouts and accounts that people already have lead nowhere.',
  needs: ['domain'],
  async run({config: {siteOrigin, store}}) {
    if (!siteOrigin)
      return {status: 'ok', found: 'not examined: PUBLIC_SITE_ORIGIN is not set'};
    const origin = [store.checkoutOrigin, store.origin].find(
      (each) => each !== siteOrigin,
    );
    if (!origin)
      return {
        status: 'fault',
        found: `the store has no domain beside ${siteOrigin}`,
        fix: 'Give its online store one of its own, such as a subdomain, and set PUBLIC_CHECKOUT_DOMAIN to it (docs/real-store.md).',
      };
    const answers = await Promise.all(
      STORE_PATHS.map(
        async (path) => [path, await leadsTo(origin + path, siteOrigin)] as const,
      ),
    );
    const back = answers.flatMap(([path, isBack]) =>
      isBack ? path.replace(/\?.*/, '') : [],
    );
    const found: Finding[] =
      back.length > 0
        ? [
            {
              status: 'fault',
              found: `${origin} sends ${back.join(', ')} back to the shop, which sends ${back.length > 1 ? 'them' : 'it'} there`,
              fix: 'Let the theme that redirects to the shop leave these paths out (docs/real-store.md).',
            },
          ]
        : [
            {
              status: 'ok',
              found: `${origin} keeps orders, checkouts, accounts, gift cards, apps and files`,
            },
          ];
    return [...found, await traffic(origin, siteOrigin)];
  },
};

/** Whether visitors of the store's online store are led to the shop. */
async function traffic(origin: string, site: string): Promise<Finding> {
  const leads = await leadsTo(`${origin}/`, site);
  if (leads) return {status: 'ok', found: `${origin} leads its visitors to the shop`};
  return {
    status: 'note',
    found:
      leads === null
        ? `${origin} does not answer`
        : `${origin} shows an online store of its own`,
    impact: 'Visitors and search engines find two shops.',
    fix: 'Publish a theme that redirects to the shop, but for the paths of docs/links.md that lead to the store.',
  };
}

/** How many of the merchant's redirects are examined. */
const SAMPLE = 100;

const REDIRECTS = `#graphql
  query DoctorRedirects {
    urlRedirects(first: ${SAMPLE}) { nodes { path target } }
  }`;

interface MerchantRedirect {
  path: string;
  target: string;
}

export const redirects: Check = {
  name: 'redirects',
  impact: 'Links to the old path show the not-found page.',
  needs: ['tokens'],
  async run(context) {
    const answer = await ask(context.probe, REDIRECTS);
    if ('problem' in answer) return answer.problem;
    const all = nodesIn(answer.data.urlRedirects).map(({path, target}) => ({
      path: String(path),
      target: String(target),
    }));
    const ignored = all.filter((one) => targetOf(one, context) === null);
    const loops = loopsIn(all, context);
    const dead = await deadIn(
      all.filter((one) => !ignored.includes(one) && !loops.includes(one)),
      context,
    );
    const notes = [
      note(
        ignored,
        'ignored, as they lead to themselves or not to a path or an https URL',
      ),
      note(loops, 'lead to each other'),
      note(dead, 'lead to what the store does not have'),
    ].flatMap((one) => one ?? []);
    const found = `${all.length}${all.length === SAMPLE ? ' or more' : ''}, of which ${all.length - ignored.length - loops.length - dead.length} are followed`;
    return notes.length > 0 ? notes : {status: 'ok', found};
  },
};

function note(list: readonly MerchantRedirect[], what: string): Finding | null {
  if (list.length === 0) return null;
  const shown = list.slice(0, 5).map(({path, target}) => `${path} → ${target}`);
  const more =
    list.length > shown.length ? ` and ${list.length - shown.length} more` : '';
  return {
    status: 'note',
    found: `${shown.join(', ')}${more}: ${what}`,
    fix: 'Correct them in the store (Content → Menus → URL redirects).',
  };
}

const targetOf = ({path, target}: MerchantRedirect, {config}: Context) =>
  redirectTarget([path], target, {
    storeOrigin: config.store.origin,
    ownOrigins: [config.store.origin, ...(config.siteOrigin ? [config.siteOrigin] : [])],
  });

const withoutQuery = (url: string) => url.replace(/[?#].*/, '').toLowerCase();

/** Redirects from which others lead back to them. One to itself is ignored anyway. */
function loopsIn(all: readonly MerchantRedirect[], context: Context): MerchantRedirect[] {
  const next = new Map(
    all.map((one) => [
      withoutQuery(one.path),
      withoutQuery(targetOf(one, context) ?? ''),
    ]),
  );
  return all.filter((one) => {
    const start = withoutQuery(one.path);
    let at = next.get(start);
    for (let steps = 0; at && steps < all.length; steps += 1) {
      if (at === start) return targetOf(one, context) !== null;
      at = next.get(at);
    }
    return false;
  });
}

const FIELDS = new Map([
  ['products', 'product'],
  ['collections', 'collection'],
  ['pages', 'page'],
]);

/** Redirects to a product, a collection or a page that the store does not have; none where it cannot be asked. */
async function deadIn(
  all: readonly MerchantRedirect[],
  context: Context,
): Promise<MerchantRedirect[]> {
  const asked = all.flatMap((one) => {
    const [, kind = '', handle = ''] =
      /^\/(products|collections|pages)\/([^/?#]+)(?:[?#]|$)/.exec(
        targetOf(one, context) ?? '',
      ) ?? [];
    const field = FIELDS.get(kind);
    return field ? [{one, field, handle: decodeURIComponent(handle)}] : [];
  });
  const found = await existing(context.probe, asked);
  return asked.flatMap(({one}, index) => (found?.[`at${index}`] === null ? one : []));
}

async function existing(
  probe: StoreProbe,
  asked: readonly {field: string; handle: string}[],
): Promise<Readonly<Record<string, unknown>> | null> {
  if (asked.length === 0) return null;
  const fields = asked.map(
    ({field, handle}, index) =>
      `at${index}: ${field}(handle: ${JSON.stringify(handle)}) { id }`,
  );
  const reply = await probe.ask(`query DoctorRedirectTargets { ${fields.join(' ')} }`);
  return reply.kind === 'answer' ? reply.data : null;
}
