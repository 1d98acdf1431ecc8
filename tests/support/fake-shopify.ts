import type {Page} from '@playwright/test';

interface FakeShopify {
  /** Names of the events that were sent, in order. */
  names(): string[];
  /** The events themselves. */
  events(): readonly Record<string, unknown>[];
  /** The different ids of visitors and visits that the events name. */
  visits(): {unique: unknown[]; visit: unknown[]};
}

interface Batch {
  events: {payload: Record<string, unknown>}[];
}

/**
 * The part of Shopify's customer privacy API that Hydrogen and the shop use, with its protocol: Hydrogen hands it the
 * consent that the Storefront API's answer told, and a choice is posted there. The real script always posts to https.
 */
const PRIVACY_SCRIPT = `
  const privacy = () => window.Shopify.customerPrivacy;
  const consent = () => privacy().cachedConsent ?? '3.AMPS_f';
  const may = (letter) => () => consent().split(/[._]/)[1].includes(letter);
  const word = (letter) => (consent().endsWith('_t') ? '' : may(letter)() ? 'yes' : 'no');
  window.Shopify = {};
  window.Shopify.customerPrivacy = {
    analyticsProcessingAllowed: may('A'),
    marketingAllowed: may('M'),
    preferencesProcessingAllowed: may('P'),
    saleOfDataAllowed: may('S'),
    shouldShowBanner: () => consent().endsWith('_t'),
    currentVisitorConsent: () =>
      ({analytics: word('A'), marketing: word('M'), preferences: word('P')}),
    async setTrackingConsent(choice, done) {
      const {marketing, analytics, preferences, sale_of_data: saleOfData} = choice;
      const landingPage = JSON.stringify(location.pathname + location.search);
      const query =
        'query { consentManagement { cookies(visitorConsent:{' +
        'marketing:' + marketing + ',analytics:' + analytics +
        ',preferences:' + preferences + ',saleOfData:' + saleOfData +
        '},origReferrer:"",landingPage:' + landingPage +
        ') { trackingConsentCookie cookieDomain landingPageCookie origReferrerCookie } customerAccountUrl } }';
      const origin = location.protocol + '//' + choice.checkoutRootDomain;
      const answer = await fetch(origin + '/api/unstable/graphql.json', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-shopify-storefront-access-token': choice.storefrontAccessToken,
        },
        body: JSON.stringify({query, variables: {}}),
      });
      const {data} = await answer.json();
      privacy().cachedConsent = data.consentManagement.cookies.trackingConsentCookie;
      const detail = {analyticsAllowed: may('A')(), marketingAllowed: may('M')()};
      document.dispatchEvent(new CustomEvent('visitorConsentCollected', {detail}));
      done();
    },
  };`;

/**
 * Fakes Shopify's endpoints for analytics: no request leaves this machine. The browser applies the
 * Content-Security-Policy first. Whether a visitor is asked is the store's to say (`control.setConsentRequired`).
 */
export async function fakeShopify(page: Page): Promise<FakeShopify> {
  const sent: Record<string, unknown>[] = [];
  const script = (body: string) => ({contentType: 'text/javascript', body});
  await page.route(
    'https://cdn.shopify.com/shopifycloud/consent-tracking-api/**',
    (route) => route.fulfill(script(PRIVACY_SCRIPT)),
  );
  await page.route('https://cdn.shopify.com/shopifycloud/perf-kit/**', (route) =>
    route.fulfill(script('window.PerfKit = {navigate() {}, setPageType() {}};')),
  );
  await page.route('https://monorail-edge.shopifysvc.com/**', async (route) => {
    const {events} = route.request().postDataJSON() as Batch;
    sent.push(...events.map(({payload}) => payload));
    const result = events.map(() => ({status: 200}));
    await route.fulfill({
      headers: {'Access-Control-Allow-Origin': '*'},
      json: {result},
    });
  });
  const distinct = (...names: string[]) => [
    ...new Set(sent.map((event) => names.map((name) => event[name]).find(Boolean))),
  ];
  return {
    events: () => sent,
    visits: () => ({
      unique: distinct('unique_token', 'uniqToken'),
      visit: distinct('deprecated_visit_token', 'visitToken'),
    }),
    names: () =>
      sent.map(({event_name: name, pageType}) =>
        String(name ?? `page: ${String(pageType)}`),
      ),
  };
}
