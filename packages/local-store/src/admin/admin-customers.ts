/** Customers, as the Admin API makes and changes them. */

export interface AdminCustomer {
  id: string;
  email: string;
  tags: string[];
  metafields: {namespace: string; key: string; type: string; value: string}[];
  /** `null` until a consent to marketing is set. */
  emailMarketing: {state: string; optInLevel: string | null; at: string | null} | null;
}

interface CustomerError {
  field: string[] | null;
  message: string;
  code?: string;
}

export interface MetafieldInput {
  ownerId: string;
  namespace?: string | null;
  key: string;
  type?: string | null;
  value: string;
}

export interface ConsentInput {
  customerId: string;
  emailMarketingConsent: {
    marketingState: string;
    marketingOptInLevel?: string | null;
    consentUpdatedAt?: string | null;
  };
}

export type AdminCustomers = ReturnType<typeof createAdminCustomers>;

const GONE: CustomerError = {
  field: ['id'],
  message: 'Customer does not exist',
  code: 'INVALID',
};

/** @param newId a new number for a customer's id */
export function createAdminCustomers(newId: () => string) {
  const customers = new Map<string, AdminCustomer>();
  const byId = (id: string) => [...customers.values()].find((each) => each.id === id);
  return {
    list: () => [...customers.values()],
    reset: () => customers.clear(),

    /** The customer with this address, made where there is none. */
    set(email: string): {customer: AdminCustomer | null; userErrors: CustomerError[]} {
      const key = email.toLowerCase();
      // Shopify is stricter than browsers: a domain needs a dot.
      if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(key)) {
        const error = {
          field: ['input', 'email'],
          message: 'Email is invalid',
          code: 'INVALID',
        };
        return {customer: null, userErrors: [error]};
      }
      const known = customers.get(key);
      const customer: AdminCustomer = known ?? {
        id: `gid://shopify/Customer/${newId()}`,
        email: key,
        tags: [],
        metafields: [],
        emailMarketing: null,
      };
      customers.set(key, customer);
      return {customer, userErrors: []};
    },

    setMetafields(inputs: readonly MetafieldInput[]) {
      if (!inputs.every(({ownerId}) => byId(ownerId)))
        return {metafields: null, userErrors: [GONE]};
      for (const {ownerId, namespace, key, type, value} of inputs) {
        const field = {namespace: namespace ?? 'app', key, type: type ?? '', value};
        const owner = byId(ownerId);
        if (!owner) continue;
        owner.metafields = [
          ...owner.metafields.filter(
            (each) => each.namespace !== field.namespace || each.key !== key,
          ),
          field,
        ];
      }
      return {metafields: inputs.map(({key}) => ({key})), userErrors: []};
    },

    addTags(id: string, tags: readonly string[]) {
      const customer = byId(id);
      if (!customer) return {userErrors: [GONE]};
      customer.tags = [...new Set([...customer.tags, ...tags])];
      return {userErrors: []};
    },

    setConsent({customerId, emailMarketingConsent: consent}: ConsentInput) {
      const customer = byId(customerId);
      if (!customer) return {customer: null, userErrors: [GONE]};
      customer.emailMarketing = {
        state: consent.marketingState,
        optInLevel: consent.marketingOptInLevel ?? null,
        at: consent.consentUpdatedAt ?? null,
      };
      return {customer, userErrors: []};
    },
  };
}
