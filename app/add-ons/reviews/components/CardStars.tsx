import type {CardPart} from '~/collection/parts';

/** The stars of a card. */
export const STARS: CardPart = {
  Fact: ({card: {rating}}) =>
    rating ? (
      <p role="img" aria-label={`${rating.value} / ${rating.best} (${rating.count})`}>
        {`★ ${rating.value} (${rating.count})`}
      </p>
    ) : null,
};
