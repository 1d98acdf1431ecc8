import {useAnalytics} from '@shopify/hydrogen?analytics';
import {useEffect, useState} from 'react';
import {createPortal} from 'react-dom';

import {Button} from '~/ui/Button';
import {useMessages} from '~/ui/language';

import {MESSAGES} from './messages';

/**
 * Whether the consent banner shows: at first where Shopify says that the law requires it, later when the visitor
 * reopens it.
 */
function useConsentBanner(): [boolean, (asks: boolean) => void] {
  const {customerPrivacy} = useAnalytics();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (customerPrivacy?.shouldShowBanner()) setShown(true);
  }, [customerPrivacy]);
  return [isShown, setShown];
}

/**
 * Asks a visitor for consent to analytics, and lets them change their mind from the footer. Shopify's own banner is a
 * script that writes styles into the page, which the Content-Security-Policy forbids.
 * @param placeId id of the element that gets the button to reopen the banner
 */
export function PrivacyChoices({placeId}: {placeId: string}) {
  const messages = useMessages(MESSAGES);
  const {customerPrivacy} = useAnalytics();
  const [asks, setAsks] = useConsentBanner();
  if (!customerPrivacy) return null;
  const decide = (allowed: boolean) => () => {
    setAsks(false);
    const all = {analytics: allowed, marketing: allowed, preferences: allowed};
    // No callback needed: Shopify's API reports the stored consent.
    customerPrivacy.setTrackingConsent({...all, sale_of_data: allowed}, () => {});
  };
  const footer = document.getElementById(placeId);
  return (
    <>
      {footer &&
        createPortal(
          <button type="button" className="privacy-link" onClick={() => setAsks(true)}>
            {messages.reopen}
          </button>,
          footer,
        )}
      {asks && (
        <section className="privacy" aria-label={messages.title}>
          <p>{messages.question}</p>
          <Button onClick={decide(false)}>{messages.decline}</Button>
          <Button onClick={decide(true)}>{messages.accept}</Button>
        </section>
      )}
    </>
  );
}
