import {AdminError, type AdminClient} from '~/server/admin-client';

import {ProviderError, type Provider, type Consent} from './provider.server';

/*
 * The Admin API as a provider: a customer, the consent in a metafield, and a tag, with which
 * Shopify Flow or an app starts. Scope: write_customers.
 */

/** Finds the customer with this address, or makes one. Nothing else of a known one changes. */
const CUSTOMER = `mutation NotifyCustomer($email: String!) {
  customerSet(identifier: {email: $email}, input: {email: $email}) {
    customer { id }
    userErrors { code field message }
  }
}`;

/** The consent first: a tag starts what is sent. */
const AWAIT_PRODUCT = `mutation NotifyProduct($id: ID!, $tags: [String!]!, $metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) {
    userErrors { code field message }
  }
  tagsAdd(id: $id, tags: $tags) {
    userErrors { field message }
  }
}`;

const SUBSCRIBE = `mutation NotifyNewsletter($metafields: [MetafieldsSetInput!]!, $consent: CustomerEmailMarketingConsentUpdateInput!) {
  metafieldsSet(metafields: $metafields) {
    userErrors { code field message }
  }
  customerEmailMarketingConsentUpdate(input: $consent) {
    userErrors { code field message }
  }
}`;

/**
 * Namespaces of the consents on a customer. Each product has a key of its own, so that two posts at
 * once lose nothing.
 */
const PRODUCT_NAMESPACE = 'back_in_stock';
const NEWSLETTER_NAMESPACE = 'newsletter';

export function shopifyProvider(admin: AdminClient): Provider {
  async function customerId(email: string): Promise<string> {
    const {customerSet} = await admin.ask<{customerSet: {customer: {id: string}}}>(
      CUSTOMER,
      {email},
    );
    return customerSet.customer.id;
  }

  const consentField = (
    ownerId: string,
    namespace: string,
    key: string,
    {words, at}: Consent,
    more: object = {},
  ) => ({
    ownerId,
    namespace,
    key,
    type: 'json',
    value: JSON.stringify({...more, at: new Date(at).toISOString(), words}),
  });

  return {
    subscribeToProduct: (email, {variant, name, topic}, consent) =>
      translated(async () => {
        const id = await customerId(email);
        const field = consentField(id, PRODUCT_NAMESPACE, variant, consent, {name});
        const tags = [`${topic === 'back' ? 'back-in-stock' : 'drop-opens'}:${variant}`];
        await admin.ask(AWAIT_PRODUCT, {id, tags, metafields: [field]});
      }),
    subscribe: (email, consent) =>
      translated(async () => {
        const id = await customerId(email);
        await admin.ask(SUBSCRIBE, {
          metafields: [consentField(id, NEWSLETTER_NAMESPACE, 'consent', consent)],
          consent: {
            customerId: id,
            emailMarketingConsent: {
              marketingState: 'SUBSCRIBED',
              marketingOptInLevel: 'SINGLE_OPT_IN',
              consentUpdatedAt: new Date(consent.at).toISOString(),
            },
          },
        });
      }),
  };
}

async function translated(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!(error instanceof AdminError)) throw new ProviderError('away');
    const {kind, operation} = error;
    const detail = `${operation} ${kind}`;
    if (kind === 'invalid' && operation === 'NotifyCustomer')
      throw new ProviderError('address', detail);
    const isAway = kind === 'busy' || kind === 'unreachable';
    throw new ProviderError(isAway ? 'away' : 'setup', detail);
  }
}
