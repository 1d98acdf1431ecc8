import {ProductGrid} from '~/collection';
import {pathFor} from '~/market';
import {useMessages} from '~/ui/language';

import {defineKind} from '../kind';
import {MESSAGES} from '../messages';
import {SectionLink, SectionTitle} from '../parts';
import {collection, count, line} from '../settings';

export const featuredCollection = defineKind({
  id: 'featured-collection',
  name: 'Featured collection',
  purpose: 'The first products of a collection, in a row.',
  sketch: 'M2 4h16v3H2zM2 10h9v18H2zM14 10h9v18h-9zM26 10h9v18h-9zM38 10h8v18h-8z',
  settings: {
    collection: collection({label: 'Collection'}),
    title: line({label: 'Title', hint: 'Empty: the collection’s own.', max: 80}),
    count: count({label: 'Products', min: 2, max: 12, blank: 4}),
  },
  needs: (values) => ({featured: values.collection ? [values.collection] : []}),
  toData(values, found) {
    const shown = found.collection(values.collection);
    if (!shown || shown.cards.length === 0) return null;
    const {handle, title} = shown.tile;
    return {
      title: values.title || title,
      url: pathFor('collection', handle),
      cards: shown.cards.slice(0, values.count),
    };
  },
  View: function FeaturedCollection({data: {title, url, cards}, headingId, mark}) {
    const messages = useMessages(MESSAGES);
    return (
      <div className="page">
        <header className="section-head">
          <SectionTitle {...{title, headingId, mark}} />
          <SectionLink to={url}>
            <span>{messages.seeAll}</span>
            <span className="visually-hidden">{`: ${title}`}</span>
          </SectionLink>
        </header>
        <div {...mark('collection')}>
          <ProductGrid
            pages={[cards]}
            scope={headingId}
            labelledBy={headingId}
            heading="h3"
            hasMainPicture={false}
            layout="row"
          />
        </div>
      </div>
    );
  },
});
