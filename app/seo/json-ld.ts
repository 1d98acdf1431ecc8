/** A node of schema.org's vocabulary, as plain JSON. */
export type JsonLd = {[key: string]: JsonLdValue};
type JsonLdValue = string | number | JsonLd | JsonLd[] | string[];

/** Nodes as one JSON-LD document (JSON-LD 1.1 §4.9, `@graph`). It still has to be escaped where it is put into HTML. */
export function jsonLdGraph(nodes: JsonLd[]): JsonLd {
  return {'@context': 'https://schema.org', '@graph': nodes};
}
