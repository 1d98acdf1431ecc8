import {
  readStoreConfiguration,
  type HeadElement,
  type StoreConfiguration,
} from '~/lib/store-configuration';

function plain(element: Element): HeadElement {
  const attributes = [...element.attributes].map(
    ({name, value}) => [name, value] as const,
  );
  return {
    tag: element.tagName,
    attributes: Object.fromEntries(attributes),
    text: element.textContent ?? '',
  };
}

/**
 * The store configuration that a document's head states (spec §3, decision 1).
 * @throws {MissingStoreIdError} when it has no store id (spec §4)
 */
export function readHead(document: Document): StoreConfiguration {
  return readStoreConfiguration(
    [...document.head.querySelectorAll('meta,title,link')].map(plain),
  );
}
