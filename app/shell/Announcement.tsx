import {useEffect, useState} from 'react';

import {IconButton} from '~/ui/Button';
import {useMessages} from '~/ui/language';

import {MESSAGES} from './messages';

/** Session storage key of the dismissed text. The early-events script reads it before the bar is painted. */
const DISMISSED_KEY = 'announcement';

/** The merchant's announcement above the page, dismissible for the visit. */
export function Announcement({text}: {text: string}) {
  const messages = useMessages(MESSAGES);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const dismissed = sessionStorage.getItem(DISMISSED_KEY);
    setDismissed(dismissed === text);
    // A new text shows again.
    if (dismissed !== text) delete document.documentElement.dataset.dismissed;
  }, [text]);
  if (text === '' || isDismissed) return null;
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED_KEY, text);
    setDismissed(true);
  };
  return (
    <aside className="announcement" aria-label={messages.announcement}>
      <p dir="auto">{text}</p>
      <IconButton icon="close" label={messages.dismiss} data-replay onClick={dismiss} />
    </aside>
  );
}
