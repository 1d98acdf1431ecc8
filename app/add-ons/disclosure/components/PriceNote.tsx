import {Link, useRouteLoaderData} from '@remix-run/react';
import {Fragment} from 'react';

import type {PriceDisclosure} from '../disclosure';

/** The page's price disclosure; undefined where no law asks for one. */
export function usePriceDisclosure(): PriceDisclosure | undefined {
  const root = useRouteLoaderData('root') as {disclosure?: PriceDisclosure} | undefined;
  return root?.disclosure;
}

interface PriceNoteProps {
  className: string;
  /** Whether it is said once, for all prices of the page. */
  isForAll?: boolean;
  onFollow?: () => void;
}

/**
 * `incl. VAT, plus delivery · Your legal guarantee rights`; nothing where the law wants nothing.
 */
export function PriceNote({className, isForAll = false, onFollow}: PriceNoteProps) {
  const disclosure = usePriceDisclosure();
  if (!disclosure) return null;
  const {all, vat, delivery, guarantee} = disclosure;
  const links = guarantee && !isForAll ? [delivery, guarantee] : [delivery];
  return (
    <p className={className}>
      <span>{`${isForAll ? `${all} ` : ''}${vat} `}</span>
      {links.map(({title, url}, index) => (
        <Fragment key={title}>
          {index > 0 && <span> · </span>}
          {url ? (
            <Link to={url} className="link" onClick={onFollow}>
              {title}
            </Link>
          ) : (
            <span>{title}</span>
          )}
        </Fragment>
      ))}
    </p>
  );
}
