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
  isFirst = false,
}: {
  sections: readonly ShownSection[] | undefined;
  /** Whether the first of them is on the page's first screen. */
  isFirst?: boolean;
}) => sections.length > 0 && <SectionList sections={sections} isFirst={isFirst} />;

export const sheetsForSections = (data: unknown): readonly string[] =>
  isRecord(data) && 'sections' in data ? ['sections'] : [];
