import {pathFor} from '~/market';
import {useTextLang} from '~/ui/language';
import {Picture} from '~/ui/Picture';

import {defineKind} from '../kind';
import {SectionLink, SectionTitle} from '../parts';
import {collections, line} from '../settings';

/** Width of a tile as the sheet lays it out: two columns, from 960 px up to four. */
const SIZES = '(min-width:1680px) 378px,(min-width:960px) 23vw,47vw';

export const collectionTiles = defineKind({
  id: 'collection-tiles',
  name: 'Collection tiles',
  purpose: 'Collections with large pictures.',
  sketch: 'M2 4h21v24H2zM25 4h21v24H25z',
  settings: {
    title: line({label: 'Title', max: 80}),
    collections: collections({label: 'Collections', max: 8}),
  },
  needs: (values) => ({others: values.collections}),
  toData(values, found) {
    const tiles = values.collections.flatMap((id) => found.tile(id) ?? []);
    return tiles.length > 0 ? {title: values.title, tiles} : null;
  },
  View({data: {title, tiles}, headingId, mark}) {
    const lang = useTextLang();
    return (
      <div className="page">
        {title && (
          <header className="section-head">
            <SectionTitle {...{title, headingId, mark}} />
          </header>
        )}
        <ul role="list" className="section-tiles" lang={lang} {...mark('collections')}>
          {tiles.map(({handle, title: name, picture}) => (
            <li key={handle}>
              <SectionLink to={pathFor('collection', handle)}>
                <span className="section-frame">
                  {picture && <Picture src={picture} alt="" sizes={SIZES} width={400} />}
                </span>
                <span className="section-tile-name" dir="auto">
                  {name}
                </span>
              </SectionLink>
            </li>
          ))}
        </ul>
      </div>
    );
  },
});
