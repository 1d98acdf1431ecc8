import type {JsonLd} from './json-ld';

interface SiteFacts {
  /** Origin of the shop, without a trailing slash. */
  origin: string;
  name: string;
  description: string;
  /** Address of a square picture, absolute. */
  logo: string;
  /** The same organization's pages elsewhere. */
  sameAs: string[];
}

/** What a search puts in the place of the visitor's words. */
const SEARCH_WORDS = '{search_term_string}';

/** Who runs the shop (schema.org/Organization). */
export function organization({origin, name, logo, sameAs}: SiteFacts): JsonLd {
  const id = `${origin}/#organization`;
  return {'@type': 'Organization', '@id': id, name, url: `${origin}/`, logo, sameAs};
}

/** The shop as a site, and how it is searched (schema.org/WebSite). */
export function webSite({origin, name, description}: SiteFacts): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    description,
    url: `${origin}/`,
    publisher: {'@id': `${origin}/#organization`},
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}/search?q=${SEARCH_WORDS}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
