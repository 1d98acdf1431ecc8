import {Link} from '@remix-run/react';
import {Fragment, useMemo, type ComponentProps, type PropsWithChildren} from 'react';

import type {ShellPart} from '~/shell/parts';
import {PriceTerms, type PriceNote} from '~/ui/Price';

import type {PriceDisclosure} from '../disclosure';

/**
 * `incl. VAT, plus delivery · Import duties included · Your legal guarantee rights`, beside prices.
 */
function noteOf({law, duties, guarantee}: PriceDisclosure) {
  return function Note({
    className,
    isForAll = false,
    isDelivered = false,
    onFollow,
    children,
  }: PropsWithChildren<Omit<ComponentProps<typeof PriceNote>, 'fallback'>>) {
    if (!law)
      return (
        <>
          {children}
          <p className={className}>{duties}</p>
        </>
      );
    const {all, vat, vatAlone, delivery} = law;
    const links = [
      ...(isDelivered ? [] : [delivery]),
      ...(duties ? [{title: duties, url: null}] : []),
      ...(guarantee && !isForAll ? [guarantee] : []),
    ];
    return (
      <p className={className}>
        <span>{`${isForAll ? `${all} ` : ''}${isDelivered ? vatAlone : vat} `}</span>
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
  };
}

/** Prices as the law of the page's country wants them. */
export const DISCLOSED_PRICES: ShellPart = {
  Around({root: {disclosure}, children}) {
    const terms = useMemo(
      () =>
        disclosure
          ? {
              comparesLowest: disclosure.lowestOnly === true,
              taxOfTotal: disclosure.vatOfTotal,
              Note: noteOf(disclosure),
            }
          : {},
      [disclosure],
    );
    return <PriceTerms.Provider value={terms}>{children}</PriceTerms.Provider>;
  },
};
