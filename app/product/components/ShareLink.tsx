import {useState, type MouseEvent} from 'react';

import {useMessages} from '~/ui/language';

import {MESSAGES} from '../messages';

interface ShareLinkProps {
  title: string;
  /** The product's address with the choice. */
  address: string;
}

/** Shares the product with its choice: by the browser's own sheet, else by copying. Without scripts a link to share. */
export function ShareLink({title, address}: ShareLinkProps) {
  const messages = useMessages(MESSAGES);
  const [copied, setCopied] = useState(false);
  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    const {href: url} = event.currentTarget;
    const canCopy = 'clipboard' in navigator;
    if (!('share' in navigator) && !canCopy) return;
    event.preventDefault();
    const copy = () => navigator.clipboard.writeText(url).then(() => setCopied(true));
    // A sheet that the visitor closes is a refusal, and no reason to copy.
    const shared = 'share' in navigator ? navigator.share({title, url}) : copy();
    shared.catch(() => undefined);
  };
  return (
    <p className="product-share">
      <a href={address} className="link" onClick={share}>
        {messages.share}
      </a>{' '}
      <span role="status">{copied && messages.copied}</span>
    </p>
  );
}
