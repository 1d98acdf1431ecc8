import {Analytics, useAnalytics} from '@shopify/hydrogen?analytics';
import {useEffect, useMemo, useReducer, useRef, useState} from 'react';
import {createPortal} from 'react-dom';

import {
  ARRIVED_PARAM,
  CAMPAIGN_COOKIE,
  campaignIn,
  campaignOf,
  withCampaign,
} from '~/lib/campaign';
import {Button} from '~/ui/Button';
import {useMessages} from '~/ui/language';

import {CartEvents} from './CartEvents';
import {MESSAGES} from './messages';
import type {AnalyticsSettings, Publish} from './payload';
import {PageViews} from './share';

interface AnalyticsIslandProps {
  settings: AnalyticsSettings;
  /** Id of the element in the footer that gets the privacy button. */
  privacyId: string;
}

/**
 * Hydrogen's analytics with Shopify's customer privacy (decision 0132), rendered beside the page
 * and never around it. Hydrogen does not get the cart: it would store the cart before the visitor
 * has consented, and throws where storage is blocked.
 */
export default function AnalyticsIsland({settings, privacyId}: AnalyticsIslandProps) {
  useRenderOnConsent();
  const returns = useReturns();
  const {shop, consent} = useMemo(() => {
    const {country, language, currency, shopId, storefrontId} = settings;
    return {
      shop: {
        shopId: `gid://shopify/Shop/${shopId}`,
        acceptedLanguage: language,
        currency,
        hydrogenSubchannelId: storefrontId,
      },
      consent: {
        checkoutDomain: settings.checkoutDomain,
        storefrontAccessToken: settings.token,
        country,
        language,
        withPrivacyBanner: false,
        sameDomainForStorefrontApi: true,
      },
    };
  }, [settings]);
  if (!canStoreConsent()) return null;
  return (
    <Analytics.Provider cart={null} shop={shop} consent={consent}>
      <PageViews key={returns} settings={settings} />
      {returns > 0 && <ReturnEvent key={`return-${returns}`} />}
      <CartEvents settings={settings} />
      <BlockedScripts />
      <Campaign />
      <PrivacyChoices placeId={privacyId} />
    </Analytics.Provider>
  );
}

/** Without storage the browser cannot keep the visitor's consent either. */
function canStoreConsent(): boolean {
  try {
    return localStorage.length >= 0 && navigator.cookieEnabled;
  } catch {
    return false;
  }
}

/** Re-renders when the visitor decides: Hydrogen reads the consent only while it renders. */
function useRenderOnConsent() {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    document.addEventListener('visitorConsentCollected', render);
    return () => document.removeEventListener('visitorConsentCollected', render);
  }, []);
}

/** How often the page has come back from the back/forward cache. */
function useReturns(): number {
  const [returns, count] = useReducer((known: number) => known + 1, 0);
  useEffect(() => {
    const onShow = ({persisted}: PageTransitionEvent) => persisted && count();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return returns;
}

/** The view of a page that came back: Hydrogen publishes one only when the URL changes. */
function ReturnEvent() {
  const {publish, shop} = useAnalytics();
  const published = useRef(false);
  useEffect(() => {
    if (published.current || !shop) return;
    published.current = true;
    (publish as Publish)('page_viewed', {shop});
  }, [publish, shop]);
  return null;
}

/**
 * Keeps the campaign that brought the visitor, from consent to its end, and takes it along to Shop
 * Pay.
 */
function Campaign() {
  const {customerPrivacy} = useAnalytics();
  const isAllowed = customerPrivacy?.analyticsProcessingAllowed();
  useEffect(() => {
    if (isAllowed !== undefined) keepCampaign(isAllowed);
    if (!isAllowed) return;
    const used = new AbortController();
    for (const type of ['click', 'auxclick', 'contextmenu'])
      document.addEventListener(type, takeCampaignAlong, {
        capture: true,
        signal: used.signal,
      });
    return () => used.abort();
  }, [isAllowed]);
  return null;
}

/**
 * Keeps the campaign of the visit's first page for the checkout while the visitor allows it, and
 * forgets it otherwise. The worker adds it to the checkout's URL.
 */
function keepCampaign(isAllowed: boolean): void {
  const isKept = campaignIn(document.cookie) !== '';
  if (!isAllowed) {
    if (isKept) document.cookie = `${CAMPAIGN_COOKIE}=; Path=/; Max-Age=0`;
    return;
  }
  // The URL that was opened: the page may have moved on since.
  const [opened] = performance.getEntriesByType('navigation');
  const campaign = campaignOf(new URL(opened?.name ?? location.href).search);
  if (isKept || campaign === '') return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const value = `${campaign}&${ARRIVED_PARAM}=${Math.round(performance.timeOrigin)}`;
  document.cookie = `${CAMPAIGN_COOKIE}=${value}; Path=/; SameSite=Lax${secure}`;
}

/**
 * Adds the campaign to a product's link to Shop Pay when it is used: it leads past the cart, and so
 * past the worker.
 */
function takeCampaignAlong({target}: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !URL.canParse(link.href)) return;
  if (new URL(link.href).searchParams.get('payment') !== 'shop_pay') return;
  link.href = withCampaign(link.href, campaignIn(document.cookie));
}

/**
 * Hydrogen queues every event until its performance script has loaded, and for ever where a browser
 * blocks that script. This marks the script as ready when it fails.
 */
function BlockedScripts() {
  const {register} = useAnalytics();
  useEffect(() => {
    const onError = ({target}: Event) => {
      if (target instanceof HTMLScriptElement && target.id === 'perfkit')
        register('Internal_Shopify_Perf_Kit').ready();
    };
    // Errors of scripts do not bubble; they can be captured.
    document.addEventListener('error', onError, true);
    return () => document.removeEventListener('error', onError, true);
  }, [register]);
  return null;
}

/**
 * Whether the browser sends Global Privacy Control, which forbids to sell or share (docs/law.md).
 * https://w3c.github.io/gpc/#javascript-property-to-detect-preference
 */
const hasOptedOut = () =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/**
 * Asks a visitor for consent to analytics, and lets them change their mind from the footer.
 * Shopify's own banner is a script that writes styles into the page, which the
 * Content-Security-Policy forbids.
 * @param placeId id of the element that gets the button to reopen the banner
 */
function PrivacyChoices({placeId}: {placeId: string}) {
  const messages = useMessages(MESSAGES);
  const {customerPrivacy} = useAnalytics();
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    // At first where Shopify says that the law requires it.
    if (customerPrivacy?.shouldShowBanner()) setAsks(true);
  }, [customerPrivacy]);
  if (!customerPrivacy) return null;
  const decide = (allowed: boolean) => () => {
    setAsks(false);
    const sells = allowed && !hasOptedOut();
    const all = {analytics: allowed, marketing: allowed, preferences: allowed};
    // No callback needed: Shopify's API reports the stored consent.
    customerPrivacy.setTrackingConsent({...all, sale_of_data: sells}, () => {});
  };
  const footer = document.getElementById(placeId);
  return (
    <>
      {footer &&
        createPortal(
          <>
            <button type="button" className="privacy-link" onClick={() => setAsks(true)}>
              {messages.reopen}
            </button>
            {hasOptedOut() && <span className="privacy-signal">{messages.signal}</span>}
          </>,
          footer,
        )}
      {asks && (
        <section className="privacy" aria-label={messages.title}>
          <p>{messages.question}</p>
          <Button onClick={decide(false)}>{messages.decline}</Button>
          <Button onClick={decide(true)}>{messages.accept}</Button>
        </section>
      )}
    </>
  );
}
