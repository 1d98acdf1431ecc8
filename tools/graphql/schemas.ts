import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {buildClientSchema, type GraphQLSchema, type IntrospectionQuery} from 'graphql';

/**
 * The versions of the Storefront API that every document must be valid on: the one that this Hydrogen line
 * speaks, and the newest, with which Shopify may answer once the former is no longer supported.
 */
export const versions = ['2025-01', '2026-04'] as const;
export type Version = (typeof versions)[number];

const introspections: Record<Version, string> = {
  '2025-01': '@shopify/hydrogen/storefront.schema.json',
  '2026-04': 'hydrogen-react-2026/storefront.schema.json',
};

/** Shopify's published schema of a version. */
export function schemaOf(version: Version): GraphQLSchema {
  const path = createRequire(import.meta.url).resolve(introspections[version]);
  return buildClientSchema(JSON.parse(readFileSync(path, 'utf8')) as IntrospectionQuery);
}
