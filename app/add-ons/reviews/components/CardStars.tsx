import type {CardPart} from '~/collection/parts';
import {decimal} from '~/lib/intl';
import {usePageTag} from '~/ui/language';

/** The stars of a card. */
export const STARS: CardPart = {
  Fact: function Stars({card: {rating}}) {
    const tag = usePageTag();
    if (!rating) return null;
    const value = decimal(rating.value, tag);
    return (
      <p role="img" aria-label={`${value} / ${rating.best} (${rating.count})`}>
        {`★ ${value} (${rating.count})`}
      </p>
    );
  },
};
