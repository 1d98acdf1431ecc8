/** Shopify's own schemas, executable: built from the introspection that Hydrogen ships. */
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {
  assertValidSchema,
  buildClientSchema,
  extendSchema,
  parse,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import {resolvers} from '../resolvers';
import {attachResolvers} from './attach-resolvers';
import {laterVersions} from './later-versions';
import type {ApiVersion} from './versions';

/** The published schemas. A later version is the newest of them, with what is known of its changes. */
export const introspections = {
  '2025-01': '@shopify/hydrogen/storefront.schema.json',
  '2026-04': 'hydrogen-react-2026/storefront.schema.json',
};

/**
 * Fields beyond the published schemas: Hydrogen's browser code sends `consentManagement { cookies(visitorConsent: {})
 * { cookieDomain } }` to `unstable` to get its cookies, and Shopify's consent script writes the visitor's choice there.
 */
const consentExtension = /* GraphQL */ `
  extend type QueryRoot {
    consentManagement: ConsentManagement
  }
  type ConsentManagement {
    cookies(
      visitorConsent: VisitorConsent
      visitorEmail: String
      origReferrer: String
      landingPage: String
    ): ConsentManagementCookies
    customerAccountUrl: String
  }
  type ConsentManagementCookies {
    cookieDomain: String
    trackingConsentCookie: String
    landingPageCookie: String
    origReferrerCookie: String
  }
`;

/** 2025-01 has no such type yet. */
const consentInput = /* GraphQL */ `
  input VisitorConsent {
    analytics: Boolean
    marketing: Boolean
    preferences: Boolean
    saleOfData: Boolean
  }
`;

/**
 * The field that a live store answers and the published schema lacks: `Metafield.list`, recorded in 2026-04,
 * is in no schema that Hydrogen ships. README.md names this.
 */
const overlay = /* GraphQL */ `
  extend type Metafield {
    list: Boolean!
  }
`;

/** Built schemas never change, so the process builds each at most once. */
const built = new Map<ApiVersion, GraphQLSchema>();

/** The executable schema of a version. */
export function schemaOf(version: ApiVersion): GraphQLSchema {
  const known = built.get(version);
  if (known) return known;
  const schema = attachResolvers(typesOf(version), resolvers);
  // GraphQL remembers the verdict; otherwise the first request would wait for it.
  assertValidSchema(schema);
  built.set(version, schema);
  return schema;
}

function typesOf(version: ApiVersion): GraphQLSchema {
  // The built package brings the files; in its sources they are Hydrogen's.
  const name = version === '2025-01' ? version : '2026-04';
  const packed = fileURLToPath(new URL(`./schemas/${name}.json`, import.meta.url));
  const path = existsSync(packed)
    ? packed
    : createRequire(import.meta.url).resolve(introspections[name]);
  // The file is the introspection that graphql-js itself defines the type of.
  const introspection = JSON.parse(readFileSync(path, 'utf8')) as IntrospectionQuery;
  const published = buildClientSchema(introspection);
  const beyond = consentExtension + (version === '2025-01' ? consentInput : overlay);
  return laterVersions
    .filter((later) => later.version <= version)
    .reduce(
      // The changes replace fields, which no valid extension does.
      (schema, {changes}) => extendSchema(schema, parse(changes), {assumeValidSDL: true}),
      extendSchema(published, parse(beyond)),
    );
}
