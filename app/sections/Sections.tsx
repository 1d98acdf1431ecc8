import {isRecord} from '~/lib/json';
import {hydratedPart} from '~/ui/lazy-part';

import type {ShownSection} from './kind';

const SectionList = hydratedPart('.section', async () => {
  const {loadSectionList} = await import('./SectionList');
  return loadSectionList();
});

/** Sections of a page: a chunk of its own, which pages without sections don't load. */
export const Sections = ({
  sections = [],
}: {
  sections: readonly ShownSection[] | undefined;
}) => sections.length > 0 && <SectionList sections={sections} />;

export const sheetsForSections = (data: unknown): readonly string[] =>
  isRecord(data) && 'sections' in data ? ['sections'] : [];
