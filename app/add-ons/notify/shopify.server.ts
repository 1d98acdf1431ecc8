import {AdminError, type AdminClient} from '~/server/admin-client';
import {ProviderError} from '~/server/providers';

import {AWAIT_PRODUCT, NOTIFY_CUSTOMER, SUBSCRIBE} from './admin.documents';
import type {Provider, Consent} from './provider.server';

/*
 * The Admin API as a provider: a customer, the consent in a metafield, and a tag, with which
 * Shopify Flow or an app starts. Scope: write_customers.
 */

/**
 * The consents on a customer. Each product has a key of its own, so that two posts at once lose
 * nothing.
 */
const PRODUCT = {namespace: 'back_in_stock'};
const NEWSLETTER = {namespace: 'newsletter', key: 'consent'};

export function shopifyProvider(admin: AdminClient): Provider {
  /** Asks for a change of the customer with an address. */
  async function change(
    email: string,
    document: string,
    variablesOf: (customerId: string) => Record<string, unknown>,
  ): Promise<void> {
    try {
      const {customerSet} = await admin.ask<{customerSet: {customer: {id: string}}}>(
        NOTIFY_CUSTOMER,
        {email},
      );
      await admin.ask(document, variablesOf(customerSet.customer.id));
    } catch (error) {
      throw providerError(error);
    }
  }

  return {
    subscribeToProduct: (email, {variant, name, topic}, consent) =>
      change(email, AWAIT_PRODUCT, (ownerId) => ({
        id: ownerId,
        tags: [`${topic === 'back' ? 'back-in-stock' : 'drop-opens'}:${variant}`],
        metafields: [{ownerId, ...PRODUCT, key: variant, ...stated(consent, {name})}],
      })),
    subscribe: (email, consent) =>
      change(email, SUBSCRIBE, (ownerId) => ({
        metafields: [{ownerId, ...NEWSLETTER, ...stated(consent)}],
        consent: {
          customerId: ownerId,
          emailMarketingConsent: {
            marketingState: 'SUBSCRIBED',
            marketingOptInLevel: 'SINGLE_OPT_IN',
            consentUpdatedAt: new Date(consent.at).toISOString(),
          },
        },
      })),
  };
}

const stated = ({words, at}: Consent, more: object = {}) => ({
  type: 'json',
  value: JSON.stringify({...more, at: new Date(at).toISOString(), words}),
});

function providerError(error: unknown): ProviderError {
  if (!(error instanceof AdminError)) return new ProviderError('away');
  const {kind, operation} = error;
  const detail = `${operation} ${kind}`;
  if (kind === 'invalid' && operation === 'NotifyCustomer')
    return new ProviderError('address', detail);
  const isAway = kind === 'busy' || kind === 'unreachable';
  return new ProviderError(isAway ? 'away' : 'setup', detail);
}
