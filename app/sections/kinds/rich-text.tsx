import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';

import {usePrefetch} from '~/ui/online';

import {defineKind} from '../kind';
import type {Block, Inline} from '../rich-text';
import {choice, line, text} from '../settings';

interface Data {
  align: 'left' | 'center';
  title: string;
  body: readonly Block[];
}

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
  toData: ({title, body, align}): Data | null =>
    title === '' && body.length === 0 ? null : {title, body, align},
  View({data: {align, title, body}, headingId, mark}) {
    return (
      <div className={`page section-text section-text-${align}`}>
        {title && (
          <h2 id={headingId} dir="auto" {...mark('title')}>
            {title}
          </h2>
        )}
        {body.length > 0 && (
          <div className="prose" dir="auto" {...mark('body')}>
            <RichText blocks={body} />
          </div>
        )}
      </div>
    );
  },
});

export function SectionLink({
  to,
  className,
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  const prefetch = usePrefetch();
  return to.startsWith('/') ? (
    <Link to={to} className={className} prefetch={prefetch}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  );
}

function Run({run: {text, isStrong, isEmphasized, link}}: {run: Inline}) {
  if (link) return <SectionLink to={link}>{text}</SectionLink>;
  if (isStrong) return <strong>{text}</strong>;
  return isEmphasized ? <em>{text}</em> : text;
}

const runsOf = (content: readonly Inline[]) =>
  content.map((run, index) => <Run key={index} run={run} />);

export function RichText({blocks}: {blocks: readonly Block[]}) {
  return blocks.map((block, index) => {
    if (block.type === 'list')
      return (
        <ul key={index}>
          {block.items.map((item, at) => (
            <li key={at}>{runsOf(item)}</li>
          ))}
        </ul>
      );
    const Tag = block.type === 'heading' ? 'h3' : 'p';
    return <Tag key={index}>{runsOf(block.content)}</Tag>;
  });
}
