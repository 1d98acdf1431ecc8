import {useMatches} from '@remix-run/react';
import {Analytics} from '@shopify/hydrogen?analytics';
import {useEffect, useMemo, useReducer} from 'react';

import type {AnalyticsConfig} from '~/server/config';

import {CartEvents} from './CartEvents';
import {PrivacyChoices} from './PrivacyChoices';
import {ScriptFailures} from './ScriptFailures';
import {ViewEvents} from './ViewEvents';

/** Whether the browser keeps anything: one that does not cannot keep a visitor's consent either. */
function keepsThings(): boolean {
  try {
    return localStorage.length >= 0 && navigator.cookieEnabled;
  } catch {
    return false;
  }
}

/** Renders again when the visitor has decided: Hydrogen asks whether it may send only while it renders. */
function useDecisions() {
  const [, decided] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    document.addEventListener('visitorConsentCollected', decided);
    return () => document.removeEventListener('visitorConsentCollected', decided);
  }, []);
}

/**
 * Hydrogen's analytics with Shopify's customer privacy (docs/decisions/0019), beside the page and never around it. The cart is
 * not handed to Hydrogen, which stores it before anybody has consented, and throws where nothing can be stored.
 */
export default function AnalyticsIsland({settings}: {settings: AnalyticsConfig}) {
  const {shopId, storefrontId, checkoutDomain, token} = settings;
  useDecisions();
  const page = useMatches().at(-1);
  const {shop, consent} = useMemo(
    () => ({
      shop: {
        shopId: `gid://shopify/Shop/${shopId}`,
        acceptedLanguage: 'EN' as const,
        currency: 'USD' as const,
        hydrogenSubchannelId: storefrontId,
      },
      consent: {
        checkoutDomain,
        storefrontAccessToken: token,
        country: 'US' as const,
        language: 'EN' as const,
        withPrivacyBanner: false,
        sameDomainForStorefrontApi: false,
      },
    }),
    [shopId, storefrontId, checkoutDomain, token],
  );
  if (!keepsThings()) return null;
  return (
    <Analytics.Provider cart={null} shop={shop} consent={consent}>
      <ViewEvents pathname={page?.pathname ?? ''} data={page?.data} />
      <CartEvents />
      <ScriptFailures />
      <PrivacyChoices />
    </Analytics.Provider>
  );
}
