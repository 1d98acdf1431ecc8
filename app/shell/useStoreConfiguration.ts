import {useEffect, useState} from 'react';

import {inOwnTask} from '~/ui/in-own-task';

import {readHead} from './read-head';

/**
 * Whether reading the store configuration from the head failed. Logs the failure; the error page shows (spec §4, §8).
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
