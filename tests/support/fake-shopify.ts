import type {Page} from '@playwright/test';

/** The visitor's stored consent, and whether Shopify requires asking for it. */
interface Visitor {
  allows: boolean;
  isAsked: boolean;
}

interface FakeShopify {
  /** Names of the events that were sent, in order. */
  names(): string[];
  /** The events themselves. */
  events(): readonly Record<string, unknown>[];
}

interface Batch {
  events: {payload: Record<string, unknown>}[];
}

/** The part of Shopify's customer privacy API that Hydrogen and the shop use. */
function privacyScript({allows, isAsked}: Visitor): string {
  return `
    let allows = ${allows};
    let isAsked = ${isAsked};
    const may = () => allows;
    const word = () => (isAsked ? '' : allows ? 'yes' : 'no');
    window.Shopify = {};
    window.Shopify.customerPrivacy = {
      analyticsProcessingAllowed: may,
      marketingAllowed: may,
      preferencesProcessingAllowed: may,
      saleOfDataAllowed: may,
      shouldShowBanner: () => isAsked,
      currentVisitorConsent: () => ({analytics: word(), marketing: word(), preferences: word()}),
      setTrackingConsent(consent, done) {
        allows = consent.analytics;
        isAsked = false;
        const detail = {analyticsAllowed: allows};
        document.dispatchEvent(new CustomEvent('visitorConsentCollected', {detail}));
        done();
      },
    };`;
}

/**
 * Fakes Shopify's endpoints for analytics: no request leaves this machine. The browser applies the
 * Content-Security-Policy first.
 */
export async function fakeShopify(page: Page, visitor: Visitor): Promise<FakeShopify> {
  const sent: Record<string, unknown>[] = [];
  const script = (body: string) => ({contentType: 'text/javascript', body});
  await page.route(
    'https://cdn.shopify.com/shopifycloud/consent-tracking-api/**',
    (route) => route.fulfill(script(privacyScript(visitor))),
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
  return {
    events: () => sent,
    names: () =>
      sent.map(({event_name: name, pageType}) =>
        String(name ?? `page: ${String(pageType)}`),
      ),
  };
}
