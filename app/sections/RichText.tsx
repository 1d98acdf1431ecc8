import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';

import {usePrefetch} from '~/ui/online';

import type {Block, Inline} from './rich-text';

/** A link to a page of the shop, or elsewhere. */
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

/** Blocks of text. */
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
