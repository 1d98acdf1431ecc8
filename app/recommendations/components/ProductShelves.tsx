import {MESSAGES} from '../messages';
import {useRecommendations} from '../use-recommendations';
import {Shelf} from './Shelf';

export interface ProductShelvesProps {
  handle: string;
  /** What is like it comes first then, as what can be bought in its place. */
  isSoldOut: boolean;
}

/** What goes with a product, and what is like it; a chunk of its own (hence the default export). */
export default function ProductShelves({handle, isSoldOut}: ProductShelvesProps) {
  const {complementary, related} = useRecommendations(handle);
  const shelves = [
    {title: MESSAGES.complementary, cards: complementary},
    {title: isSoldOut ? MESSAGES.instead : MESSAGES.related, cards: related},
  ];
  return (isSoldOut ? shelves.reverse() : shelves).map((shelf) => (
    <Shelf key={shelf.title} {...shelf} />
  ));
}
