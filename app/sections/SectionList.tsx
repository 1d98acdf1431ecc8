import {isRecord} from '~/lib/json';
import {loadStyles} from '~/ui/lazy-part';

import type {ShownSection} from './kind';
import {kindOf} from './kinds';
import sheet from './sections.lazy.css?url';

const marksNothing = () => ({});
const marksSetting = (setting: string) => ({'data-setting': setting});

const hasTitle = (data: unknown) => isRecord(data) && Boolean(data.title);

interface SectionListProps {
  sections: readonly ShownSection[];
  isFirst: boolean;
}

/** Sections in their order. Staff's previews know which element shows which setting. */
function SectionList({sections, isFirst}: SectionListProps) {
  return sections.map(({id, kind, data, isPreview}, index) => {
    const View = kindOf(kind)?.View;
    const headingId = `section-${id}`;
    return (
      View && (
        <section
          key={id}
          className="section"
          aria-labelledby={hasTitle(data) ? headingId : undefined}
          {...(isPreview && {'data-section': id})}
        >
          <View
            data={data}
            headingId={headingId}
            isFirst={isFirst && index === 0}
            mark={isPreview ? marksSetting : marksNothing}
          />
        </section>
      )
    );
  });
}

export async function loadSectionList() {
  await loadStyles(sheet, '--has-sections');
  return {default: SectionList};
}
