import {Link} from '@remix-run/react';

import {pathFor, pathOfPage} from '~/market';
import {buttonClass} from '~/ui/Button';
import {useMessages} from '~/ui/language';
import {usePrefetch} from '~/ui/online';
import {Picture} from '~/ui/Picture';

import type {ArticleLink, BlogPage} from '../content';
import {MESSAGES} from '../messages';
import {PublishedOn} from './ArticleView';

/** A blog: its articles, the newest first. */
export function BlogView({page}: {page: BlogPage}) {
  const {handle, title, articles} = page;
  return (
    <div className="page text-page">
      <h1 dir="auto">{title}</h1>
      <ul className="article-list">
        {articles.map((article) => (
          <li key={article.handle}>
            <ArticleEntry blog={handle} article={article} />
          </li>
        ))}
      </ul>
      <Paging page={page} />
    </div>
  );
}

function ArticleEntry({blog, article}: {blog: string; article: ArticleLink}) {
  const prefetch = usePrefetch();
  const {handle, title, publishedAt, summary, picture} = article;
  return (
    <article className="article-entry">
      {picture && (
        <Picture
          src={picture.url}
          alt=""
          width={400}
          sizes="(min-width: 40rem) 12rem, 100vw"
        />
      )}
      <div>
        <h2 className="text-heading">
          <Link to={pathFor('article', blog, handle)} prefetch={prefetch} dir="auto">
            {title}
          </Link>
        </h2>
        <PublishedOn instant={publishedAt} />
        <p dir="auto">{summary}</p>
      </div>
    </article>
  );
}

/** Links to older articles, and back to the newest. */
function Paging({page: {handle, after, next}}: {page: BlogPage}) {
  const messages = useMessages(MESSAGES);
  if (after === null && next === null) return null;
  const path = pathFor('blog', handle);
  return (
    <nav aria-label={messages.articlePages} className="article-paging">
      {after !== null && (
        <Link to={path} className={buttonClass()}>
          {messages.newest}
        </Link>
      )}
      {next !== null && (
        <Link to={pathOfPage(path, next)} rel="next" className={buttonClass()}>
          {messages.older}
        </Link>
      )}
    </nav>
  );
}
