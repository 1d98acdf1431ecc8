import {useMatches} from '@remix-run/react';
import {useEffect, useState} from 'react';

import {pathFor, shopFetch} from '~/market';
import {Icon} from '~/ui/Icon';
import {useMessages, useTextLang} from '~/ui/language';
import {useOnline} from '~/ui/online';
import {IconButton} from '~/ui/Button';

import {MESSAGES} from './messages';

/** Whether an event leads to another page of this shop in this tab: a link, or a GET form. */
function isNavigation(event: Event): boolean {
  const {type, target} = event;
  // It opens beside this page.
  if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey))
    return false;
  if (type === 'submit')
    return target instanceof HTMLFormElement && target.method === 'get';
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.origin === location.origin && !link.dataset.opens;
}

/** Does again what `event` asked for. */
function repeat({type, target}: Event, submitter: HTMLElement | null): void {
  if (type === 'submit') (target as HTMLFormElement).requestSubmit(submitter);
  else (target as HTMLElement).closest('a')?.click();
}

/**
 * Shows that the browser is offline: a navigation would replace the page by the browser's error
 * page. Browsers are wrong behind some VPNs and portals, so the shop is asked first, and where it
 * answers navigations go on.
 */
export function OfflineNotice() {
  const messages = useMessages(MESSAGES);
  const online = useOnline();
  // Navigations that failed since the connection was lost.
  const [refused, setRefused] = useState(0);
  const [reachable, setReachable] = useState(false);
  const isOpen = online || reachable;
  useEffect(() => {
    if (isOpen) return;
    let isPassing = false;
    const askFirst = (event: Event) => {
      if (isPassing || !isNavigation(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const submitter = event instanceof SubmitEvent ? event.submitter : null;
      // Whatever it answers: the shop can be reached.
      void shopFetch(pathFor('healthData'), {method: 'HEAD', cache: 'no-store'}).then(
        () => {
          isPassing = true;
          setReachable(true);
          repeat(event, submitter);
        },
        () => setRefused((count) => count + 1),
      );
    };
    addEventListener('click', askFirst, true);
    addEventListener('submit', askFirst, true);
    return () => {
      removeEventListener('click', askFirst, true);
      removeEventListener('submit', askFirst, true);
    };
  }, [isOpen]);
  useEffect(() => {
    if (!online) return;
    setRefused(0);
    setReachable(false);
  }, [online]);
  return (
    <div role="status" className="notice-area">
      {!isOpen && (
        // A new key for each attempt, so that it is announced again.
        <p key={refused} className="notice">
          <Icon name="alert" />
          <span>{refused > 0 ? messages.refusedOffline : messages.offline}</span>
        </p>
      )}
    </div>
  );
}

/** Whether a loader served stale data because the store failed. */
const isStale = (data: unknown) => Reflect.get(Object(data), 'isStale') === true;

/** A quiet notice that the page may be out of date, while the store cannot be reached. */
export function StaleNotice() {
  const messages = useMessages(MESSAGES);
  const stale = useMatches().some(({data}) => isStale(data));
  return (
    <div role="status">
      {stale && (
        <p className="stale-notice">
          <Icon name="alert" />
          <span>{messages.stale}</span>
        </p>
      )}
    </div>
  );
}

/** Session storage key of the dismissed text, which the early-events script reads as well. */
const DISMISSED_KEY = 'announcement';

/** The merchant's announcement above the page, dismissible for the visit. */
export function Announcement({text}: {text: string}) {
  const messages = useMessages(MESSAGES);
  const lang = useTextLang();
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const dismissed = sessionStorage.getItem(DISMISSED_KEY);
    setDismissed(dismissed === text);
    // A new text shows again.
    if (dismissed !== text) delete document.documentElement.dataset.dismissed;
  }, [text]);
  if (text === '' || isDismissed) return null;
  const dismiss = () => {
    setDismissed(true);
    try {
      sessionStorage.setItem(DISMISSED_KEY, text);
    } catch {
      // Full: it is dismissed for this page.
    }
  };
  return (
    <aside className="announcement" aria-label={messages.announcement}>
      <p dir="auto" lang={lang}>
        {text}
      </p>
      <IconButton icon="close" label={messages.dismiss} data-replay onClick={dismiss} />
    </aside>
  );
}
