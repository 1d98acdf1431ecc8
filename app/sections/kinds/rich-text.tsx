import {defineKind} from '../kind';
import {SectionBody, SectionTitle} from '../parts';
import {choice, line, text} from '../settings';

export const richText = defineKind({
  id: 'rich-text',
  name: 'Text',
  purpose: 'A heading and paragraphs, with links and lists.',
  sketch: 'M12 5h24v4H12zM8 14h32v2H8zM8 19h32v2H8zM8 24h22v2H8z',
  settings: {
    title: line({label: 'Title', max: 120}),
    body: text({
      label: 'Text',
      hint: 'An empty line parts paragraphs. “## ” begins a heading, “- ” an item of a list; **strong**, *emphasized*, [link](https://example.com).',
      max: 4000,
    }),
    align: choice({label: 'Alignment', options: {left: 'Left', center: 'Centered'}}),
  },
  toData: ({title, body, align}) =>
    title === '' && body.length === 0 ? null : {title, body, align},
  View: ({data: {align, title, body}, headingId, mark}) => (
    <div className={`page section-text section-text-${align}`}>
      <SectionTitle {...{title, headingId, mark}} />
      <SectionBody {...{body, mark}} />
    </div>
  ),
});
