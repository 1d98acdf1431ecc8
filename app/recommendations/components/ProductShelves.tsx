import {MESSAGES} from '../messages';
import {useRecommendations} from '../use-recommendations';
import {Shelf} from './Shelf';

export interface ProductShelvesProps {
  handle: string;
  /** What is like it comes first then, as what can be bought in its place. */
  isSoldOut: boolean;
}

/** Ends the wait in the place that is kept for shelves (`.recommendations`). */
const EMPTY_SHELF = <span hidden />;

/** What goes with a product, and what is like it; a chunk of its own (hence the default export). */
export default function ProductShelves({handle, isSoldOut}: ProductShelvesProps) {
  const answer = useRecommendations(handle);
  if (!answer) return null;
  const {complementary, related} = answer;
  if (complementary.length + related.length === 0) return EMPTY_SHELF;
  const shelves = [
    {title: MESSAGES.complementary, cards: complementary},
    {title: isSoldOut ? MESSAGES.instead : MESSAGES.related, cards: related},
  ];
  return (isSoldOut ? shelves.reverse() : shelves).map((shelf) => (
    <Shelf key={shelf.title} {...shelf} />
  ));
}
