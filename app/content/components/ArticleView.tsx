import {Link} from '@remix-run/react';

import {pathFor} from '~/market';
import {longDate} from '~/lib/long-date';
import {usePageTag} from '~/ui/language';
import {usePrefetch} from '~/ui/online';
import {Picture} from '~/ui/Picture';

import type {Article} from '../content';

/** An article, in a measure to read. */
export function ArticleView({page}: {page: Article}) {
  const {blog, title, html, publishedAt, author, picture} = page;
  const prefetch = usePrefetch();
  return (
    <article className="page text-page">
      <p className="eyebrow">
        <Link to={pathFor('blog', blog.handle)} prefetch={prefetch} dir="auto">
          {blog.title}
        </Link>
      </p>
      <h1 dir="auto">{title}</h1>
      <PublishedOn instant={publishedAt} author={author} />
      {picture && (
        <Picture
          src={picture.url}
          alt={picture.alt}
          width={800}
          sizes="(min-width: 44rem) 40rem, 100vw"
          priority
          className="article-picture"
        />
      )}
      <div className="prose" dir="auto" dangerouslySetInnerHTML={{__html: html}} />
    </article>
  );
}

/** The day of an article, and who wrote it. */
export function PublishedOn({instant, author = ''}: {instant: string; author?: string}) {
  const tag = usePageTag();
  return (
    <p className="article-date">
      <time dateTime={instant}>{longDate(instant, tag)}</time>
      {author && (
        <>
          {' · '}
          <span dir="auto">{author}</span>
        </>
      )}
    </p>
  );
}
