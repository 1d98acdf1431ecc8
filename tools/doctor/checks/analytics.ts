/** Checks analytics and the services that get events, with calls that change nothing (docs/analytics.md). */
import {META_API} from '../../../app/add-ons/analytics/destinations/meta.server';
import type {EventDestinations} from '../../../app/add-ons/analytics/settings.server';
import {reach, type Check, type Finding} from '../check';
import {askKlaviyo} from '../services';

const ENSURE =
  'query ensureCookies { consentManagement { cookies(visitorConsent:{}) { cookieDomain } } }';

export const visits: Check = {
  name: 'visits',
  impact:
    'Visits end at the checkout, and Shopify’s reports miss where orders came from.',
  needs: ['domain'],
  async run({config, isLocal}) {
    if (!config.analytics)
      return {status: 'ok', found: 'nothing is counted (PUBLIC_ANALYTICS)'};
    const {siteOrigin} = config;
    if (isLocal) return {status: 'ok', found: 'a local store counts nobody'};
    if (!siteOrigin)
      return {
        status: 'note',
        found: 'without the shop’s URL nobody can ask it for consent',
        fix: 'Set PUBLIC_SITE_ORIGIN.',
      };
    const checkout = new URL(config.store.checkoutOrigin).hostname;
    const shop = new URL(siteOrigin).hostname;
    const findings: Finding[] = sharesDomain(shop, checkout)
      ? [{status: 'ok', found: `${checkout} shares a domain with ${shop}`}]
      : [
          {
            status: 'fault',
            found: `${checkout} shares no domain with ${shop}`,
            fix: 'Give the checkout a subdomain of the shop’s domain (Settings → Domains), and set PUBLIC_CHECKOUT_DOMAIN.',
          },
        ];
    return [...findings, await askForConsent(siteOrigin)];
  },
};

/** Suffixes below which anybody registers a domain, as far as two labels tell. */
const PUBLIC_SUFFIX = /^(?:ac|co|com|gov|net|org)\.[a-z]{2}$/;

/** Whether two hosts can share cookies: one domain, or subdomains of one. */
export function sharesDomain(first: string, second: string): boolean {
  const parents = [first, second].map((host) => {
    const parent = host.slice(host.indexOf('.') + 1);
    return parent.includes('.') && !PUBLIC_SUFFIX.test(parent) ? parent : host;
  });
  const [shop = '', checkout = ''] = parents;
  return shop === checkout || first === checkout || second === shop;
}

/** Asks as a page of the shop does. */
async function askForConsent(siteOrigin: string): Promise<Finding> {
  const response = await reach(new URL('api/unstable/graphql.json', siteOrigin), {
    method: 'POST',
    headers: {'Content-Type': 'application/json', Origin: siteOrigin},
    body: JSON.stringify({query: ENSURE}),
  });
  const timing = response?.headers.get('Server-Timing') ?? '';
  if (response?.ok && ['_y', '_s', '_cmp'].every((name) => timing.includes(`${name};`)))
    return {status: 'ok', found: `${siteOrigin} answers for the visitor’s consent`};
  return {
    status: 'fault',
    found: `${siteOrigin} ${response ? `answers ${response.status}` : 'does not answer'} for the visitor’s consent`,
    impact: 'Nobody can consent, and nothing is counted.',
    fix: 'Publish the shop with PUBLIC_ANALYTICS=on, and see that its host passes POST /api/unstable/graphql.json and Server-Timing on.',
  };
}

export const events: Check = {
  name: 'events',
  impact: 'The service gets no events.',
  needs: [],
  async run({config}) {
    const {ga4, meta, klaviyo} = config.events ?? {};
    const findings = await Promise.all([
      ...(ga4 ? [examineGa4(ga4)] : []),
      ...(meta ? [examineMeta(meta)] : []),
      ...(klaviyo ? [examineKlaviyo(klaviyo)] : []),
    ]);
    return findings.length > 0
      ? findings
      : {status: 'ok', found: 'no other service gets events'};
  },
};

type Settings<Name extends keyof EventDestinations> = NonNullable<
  EventDestinations[Name]
>;

const FIX = 'See the set-up in docs/analytics.md.';

/** Google tells nobody whether a secret is right: its validation server looks at the events alone. */
async function examineGa4({
  origin,
  measurementId,
  secret,
}: Settings<'ga4'>): Promise<Finding> {
  const url = new URL('debug/mp/collect', origin);
  url.searchParams.set('measurement_id', measurementId);
  url.searchParams.set('api_secret', secret);
  const event = {name: 'page_view', params: {engagement_time_msec: 1}};
  const body = JSON.stringify({client_id: 'doctor', events: [event]});
  const response = await reach(url, {method: 'POST', body});
  if (!response?.ok)
    return {status: 'fault', found: `Google ${answerOf(response)}`, fix: FIX};
  if (!/^G-[A-Z\d]+$/.test(measurementId))
    return {
      status: 'fault',
      found: `${measurementId} is no measurement ID`,
      fix: 'Set GA4_MEASUREMENT_ID to the ID of a web stream, like G-AB12CD34EF.',
    };
  return {
    status: 'note',
    found: `Google takes events for ${measurementId}, and does not say whether the secret is right`,
    impact: 'With a wrong secret Google drops every event silently.',
    fix: 'Look at Reports → Realtime while you accept in the shop.',
  };
}

async function examineMeta({datasetId, token}: Settings<'meta'>): Promise<Finding> {
  const response = await reach(`${META_API}${datasetId}?fields=id`, {
    headers: {Authorization: `Bearer ${token}`},
  });
  return response?.ok
    ? {status: 'ok', found: `Meta accepts the token for ${datasetId}`}
    : {status: 'fault', found: `Meta ${answerOf(response)}`, fix: FIX};
}

async function examineKlaviyo(settings: Settings<'klaviyo'>): Promise<Finding> {
  const answer = await askKlaviyo(settings, 'metrics');
  if (typeof answer !== 'number') return answer;
  // 403: the key is right, and may not read. Only an event would show that it may write them.
  return answer < 400 || answer === 403
    ? {status: 'ok', found: 'Klaviyo accepts the key'}
    : {status: 'fault', found: `Klaviyo answers ${answer}`, fix: FIX};
}

const answerOf = (response: Response | null) =>
  response ? `answers ${response.status}` : 'does not answer';
