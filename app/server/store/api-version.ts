/** Version of the Storefront API that the documents are written for (spec §9). */
export const STOREFRONT_API_VERSION = '2025-01';

/** Times a failed query is repeated unless configured otherwise (spec §9). */
export const DEFAULT_RETRIES = 0;
