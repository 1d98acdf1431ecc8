import {useEffect, useState} from 'react';

import {IconButton} from '~/ui/Button';

import {MESSAGES} from './messages';

/** What of this visit is kept: the text that was dismissed. It is read before the bar is painted too (early-events.ts). */
const DISMISSED_KEY = 'announcement';

/** A line of the merchant's above the page, which a visitor dismisses for the visit. */
export function Announcement({text}: {text: string}) {
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const dismissed = sessionStorage.getItem(DISMISSED_KEY);
    setDismissed(dismissed === text);
    // Another text is news.
    if (dismissed !== text) delete document.documentElement.dataset.dismissed;
  }, [text]);
  if (text === '' || isDismissed) return null;
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED_KEY, text);
    setDismissed(true);
  };
  return (
    <aside className="announcement" aria-label={MESSAGES.announcement}>
      <p dir="auto">{text}</p>
      <IconButton icon="close" label={MESSAGES.dismiss} data-replay onClick={dismiss} />
    </aside>
  );
}
