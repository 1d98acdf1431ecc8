import {useEffect, useState} from 'react';

import {
  readStoreConfiguration,
  type HeadElement,
  type StoreConfiguration,
} from '~/lib/store-configuration';
import {inOwnTask} from '~/ui/in-own-task';

/**
 * Whether reading the store configuration from the head failed. Logs the failure; the error page shows (§4, §8).
 */
export function useStoreConfigurationFailed(): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(
    () =>
      inOwnTask(() => {
        try {
          readHead(document);
        } catch (error) {
          console.error('The store configuration in the head cannot be read.', error);
          setFailed(true);
        }
      }),
    [],
  );
  return failed;
}

function headElementOf(element: Element): HeadElement {
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
 * Reads the store configuration from a document's head (§3, §10.1).
 * @throws {MissingStoreIdError} when it has no store id (§4)
 */
function readHead(document: Document): StoreConfiguration {
  return readStoreConfiguration(
    [...document.head.querySelectorAll('meta,title,link')].map(headElementOf),
  );
}
