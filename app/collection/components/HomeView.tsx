import {useLocation} from '@remix-run/react';

import {Collection} from './Collection';
import type {CollectionPage} from '../collection-page';
import {Hero} from './Hero';

interface HomeViewProps {
  page: CollectionPage;
  hero: {title: string; subtitle: string; banner: string | null};
}

/** The home collection page (spec §2). */
export function HomeView({page, hero}: HomeViewProps) {
  const {search} = useLocation();
  return (
    <>
      <Hero {...hero} />
      <section className="page" aria-labelledby="latest">
        <h2 id="latest" className="section-title">
          Latest Collection
        </h2>
        <Collection key={search} page={page} heading="h3" hasMainPicture={false} />
      </section>
    </>
  );
}
