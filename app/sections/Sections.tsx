import {Part} from '~/ui/ErrorBoundary';
import {lazyPart, loadBeforeHydration} from '~/ui/lazy-part';

import type {ShownSection} from './shown-sections';

const SectionList = lazyPart(async () => {
  const {loadSectionList} = await import('./SectionList');
  return loadSectionList();
});
loadBeforeHydration('.section', () => import('./SectionList'));

/** Sections of a page: a chunk of its own, which pages without sections don't load. */
export function Sections({sections}: {sections: readonly ShownSection[] | undefined}) {
  if (!sections || sections.length === 0) return null;
  return (
    <Part>
      <SectionList sections={sections} />
    </Part>
  );
}
