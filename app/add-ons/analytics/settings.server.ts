import {settingsPart} from '~/server/config';

declare module '~/server/config' {
  interface AddOnSettings {
    /** Absent where nobody is counted. */
    analytics?: AnalyticsConfig;
    events?: EventDestinations;
  }
}

/** The settings of Shopify's analytics in the browser, all of them public. */
export interface AnalyticsConfig {
  shopId: string;
  /** `0` where the storefront has no id. */
  storefrontId: string;
  /** Host of the checkout, where consent is kept. */
  checkoutDomain: string;
  token: string;
}

/** The destinations of events beside Shopify; `null` for each that is off (docs/analytics.md). */
export interface EventDestinations {
  ga4: {origin: string; measurementId: string; secret: string} | null;
  meta: {datasetId: string; token: string} | null;
  klaviyo: {key: string} | null;
}

/** A public token: Shopify's have 32 characters. A private one would be sent to every visitor. */
const PUBLIC_TOKEN = /^(?!shpat_)[\w-]{32}$/;

export const ANALYTICS_SETTINGS = settingsPart({
  variables: {
    PUBLIC_ANALYTICS: {
      meaning:
        'Shopify’s analytics, each visitor being asked where the law says so: “on”.',
      fallback: 'off',
    },
    GA4_MEASUREMENT_ID: {
      meaning:
        'Measurement ID of a Google Analytics property that gets events too, like G-AB12CD34EF (docs/analytics.md).',
    },
    GA4_API_SECRET: {meaning: 'Measurement Protocol secret of that stream.'},
    GA4_ORIGIN: {
      meaning:
        'Where Google takes events; https://region1.google-analytics.com is its endpoint in the EU.',
      fallback: 'https://www.google-analytics.com',
    },
    META_DATASET_ID: {
      meaning: 'Number of a Meta dataset (pixel) that gets events too.',
    },
    META_ACCESS_TOKEN: {meaning: 'Conversions API access token of that dataset.'},
    KLAVIYO_EVENTS: {
      meaning:
        'Klaviyo gets the events of visitors who came from its messages: “on”. Needs KLAVIYO_API_KEY.',
      fallback: 'off',
    },
  },
  read(env, {public: {shopId}, store, klaviyo}) {
    const isOn = env.switch('PUBLIC_ANALYTICS');
    if (isOn && !shopId)
      env.report('PUBLIC_ANALYTICS', 'PUBLIC_ANALYTICS needs SHOP_ID.');
    if (isOn && !PUBLIC_TOKEN.test(store.publicToken))
      env.report(
        'PUBLIC_ANALYTICS',
        'PUBLIC_ANALYTICS needs the public token in PUBLIC_STOREFRONT_API_TOKEN: 32 characters.',
      );
    const {checkoutOrigin, publicToken, storefrontId} = store;
    const analytics = {
      shopId,
      storefrontId: storefrontId || '0',
      checkoutDomain: URL.canParse(checkoutOrigin) ? new URL(checkoutOrigin).host : '',
      token: publicToken,
    };
    const ga4 = env.pair('GA4_MEASUREMENT_ID', 'GA4_API_SECRET');
    const meta = env.pair('META_DATASET_ID', 'META_ACCESS_TOKEN');
    const toKlaviyo = env.switch('KLAVIYO_EVENTS');
    if (toKlaviyo && klaviyo.key === '')
      env.report('KLAVIYO_EVENTS', 'KLAVIYO_EVENTS needs KLAVIYO_API_KEY.');
    // Consent is asked for by Shopify's analytics alone.
    for (const [name, isSet] of [
      ['GA4_MEASUREMENT_ID', ga4 !== null],
      ['META_DATASET_ID', meta !== null],
      ['KLAVIYO_EVENTS', toKlaviyo],
    ] as const)
      if (isSet && !isOn) env.report(name, `${name} needs PUBLIC_ANALYTICS=on.`);
    const events = {
      ga4: ga4 && {
        origin: env.origin('GA4_ORIGIN', ''),
        measurementId: ga4[0],
        secret: ga4[1],
      },
      meta: meta && {datasetId: meta[0], token: meta[1]},
      klaviyo: toKlaviyo ? klaviyo : null,
    };
    return {analytics: isOn ? analytics : undefined, events, tracksCampaigns: isOn};
  },
});
