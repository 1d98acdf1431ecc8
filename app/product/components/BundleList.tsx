import {Link} from '@remix-run/react';
import {useId} from 'react';

import {CARD_IMAGE, imageUrl} from '~/lib/images';
import {pathFor} from '~/market';

import type {Bundle} from '../product';

interface BundlePartsProps {
  bundle: Bundle;
  /** Global id of the chosen variant; `null` for one that the store has not named. */
  variant: string | null;
}

/** The parts of a bundle, for the chosen variant. A chunk of its own (hence the default export). */
export default function BundleList({bundle, variant}: BundlePartsProps) {
  const id = useId();
  const chosen = bundle.parts[variant ?? ''];
  const parts = chosen ?? Object.values(bundle.parts)[0] ?? [];
  return (
    <section aria-labelledby={id} className="bundle" data-bundle>
      <h2 id={id} className="eyebrow">
        {bundle.title}
      </h2>
      <ul role="list">
        {parts.map(({handle, title, choice, quantity, picture}, index) => (
          <li key={index} className="small">
            {picture && (
              <img
                src={imageUrl(picture, CARD_IMAGE)}
                alt=""
                width={48}
                height={60}
                loading="lazy"
                decoding="async"
              />
            )}
            <p dir="auto">
              <span>{`${quantity} × `}</span>
              <Link to={pathFor('product', handle)} className="link">
                {title}
              </Link>
              {chosen && choice && <span>{`, ${choice}`}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
