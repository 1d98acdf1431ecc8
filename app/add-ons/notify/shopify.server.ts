import {AdminError, type AdminClient} from '~/server/admin-client';
import {ProviderError} from '~/server/providers';

import {NOTIFY_CUSTOMER, NOTIFY_PRODUCT, SUBSCRIBE} from './admin.documents';
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

interface Customer {
  id: string;
  defaultEmailAddress: {marketingState: string} | null;
}

/**
 * Anybody can type an address: the form undoes no unsubscription, and replaces no consent by a
 * later one. A state that is unknown counts as chosen.
 */
const hasChosen = ({defaultEmailAddress: email}: Customer) =>
  email !== null && email.marketingState !== 'NOT_SUBSCRIBED';

export function shopifyProvider(admin: AdminClient): Provider {
  /** Asks for a change of the customer with an address, if any is to be made. */
  async function change(
    email: string,
    document: string,
    variablesOf: (customer: Customer) => Record<string, unknown> | null,
  ): Promise<void> {
    try {
      const {customerSet} = await admin.ask<{customerSet: {customer: Customer}}>(
        NOTIFY_CUSTOMER,
        {email},
      );
      const variables = variablesOf(customerSet.customer);
      if (variables) await admin.ask(document, variables);
    } catch (error) {
      throw providerError(error);
    }
  }

  return {
    takesProducts: true,
    subscribeToProduct: (email, {variant, name, topic}, consent) =>
      change(email, NOTIFY_PRODUCT, ({id: ownerId}) => ({
        id: ownerId,
        tags: [`${topic === 'back' ? 'back-in-stock' : 'drop-opens'}:${variant}`],
        metafields: [{ownerId, ...PRODUCT, key: variant, ...stated(consent, {name})}],
      })),
    subscribe: (email, consent) =>
      change(email, SUBSCRIBE, (customer) =>
        hasChosen(customer)
          ? null
          : {
              metafields: [{ownerId: customer.id, ...NEWSLETTER, ...stated(consent)}],
              consent: {
                customerId: customer.id,
                emailMarketingConsent: {
                  marketingState: 'SUBSCRIBED',
                  marketingOptInLevel: 'SINGLE_OPT_IN',
                  consentUpdatedAt: new Date(consent.at).toISOString(),
                },
              },
            },
      ),
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
