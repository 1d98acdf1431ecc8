import {useState, type MouseEvent} from 'react';

import {Icon} from './Icon';

interface ShareLinkProps {
  title: string;
  url: string;
  label: string;
  /** Said once the URL is copied. */
  copied: string;
  /** Whether it is a glyph, named by the label, that stands on a picture. */
  isGlyph?: boolean;
}

/** Shares a URL by the browser's own sheet or by copying; without scripts a link. */
export function ShareLink({title, url, label, copied, isGlyph = false}: ShareLinkProps) {
  const [isCopied, setCopied] = useState(false);
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
    <p className={isGlyph ? 'share-glyph' : 'share-link'}>
      {isGlyph ? (
        <a href={url} className="button button-icon" aria-label={label} onClick={share}>
          <Icon name="share" />
        </a>
      ) : (
        <a href={url} className="link" onClick={share}>
          {label}
        </a>
      )}{' '}
      <span role="status">{isCopied && copied}</span>
    </p>
  );
}
