import {useEffect, useState} from 'react';

import {
  ACCENT_META,
  BANNER_SEPARATOR,
  BANNERS_META,
  readStoreConfiguration,
  STORE_ID_META,
} from '~/lib/store-configuration';
import {FontScript, useNonce} from '~/ui/document';
import {inOwnTask} from '~/ui/tasks';

import type {RootData} from './root-data';

/** The store configuration as head elements (§3, §10.1), and the theme as custom properties. */
export function StoreHead({data}: {data: RootData}) {
  const {store, theme} = data;
  // Never updated: the policy has the hash of this text. A preview sets custom properties over it.
  const [styles] = useState(data.themeStyles);
  const nonce = useNonce();
  return (
    <>
      <meta name={STORE_ID_META} content={store.id} />
      <meta name={BANNERS_META} content={theme.banners.join(BANNER_SEPARATOR)} />
      <meta name={ACCENT_META} content={store.accentColor} />
      <meta name="theme-color" content={theme.accent} />
      <link rel="icon" href={theme.icon} />
      <style
        id="theme"
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: styles}}
      />
      <FontScript />
    </>
  );
}

/** Whether the browser cannot read the store's configuration: the error page shows (§4, §8). */
export function useStoreHeadFailed(): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(
    () =>
      inOwnTask(() => {
        try {
          readStoreConfiguration([...document.head.querySelectorAll('meta,title,link')]);
        } catch (error) {
          console.error('The store configuration in the head cannot be read.', error);
          setFailed(true);
        }
      }),
    [],
  );
  return failed;
}
