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

/**
 * Shares a URL by the browser's own sheet, else by copying, else by showing it; without scripts a
 * link.
 */
export function ShareLink({title, url, label, copied, isGlyph = false}: ShareLinkProps) {
  const [isCopied, setCopied] = useState(false);
  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const {href: url} = event.currentTarget;
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      } catch {
        // Refused, as within some apps: the visitor copies it by hand.
        prompt(label, url);
      }
    };
    if (!('share' in navigator)) {
      void copy();
      return;
    }
    navigator.share({title, url}).catch(({name}: DOMException) => {
      // A sheet that the visitor closes is no reason to copy.
      if (name === 'NotAllowedError') void copy();
    });
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
