import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';

import {pathFor, pathOfPage} from '~/market';
import {buttonClass} from '~/ui/Button';
import {useMessages, usePageTag, useTextLang} from '~/ui/language';
import {Picture} from '~/ui/Picture';
import {ShopLink} from '~/ui/ShopLink';
import {longDate} from '~/lib/intl';

import type {Article, ArticleLink, BlogPage, PolicyLink, TextPage} from '../index.server';
import {MESSAGES} from '../messages';

/** A page or a policy, in a measure to read, and what stands below it. */
export function TextView(props: {page: TextPage; children?: ReactNode}) {
  const {
    page: {title, html},
    children,
  } = props;
  const lang = useTextLang();
  return (
    <article className="page text-page">
      <h1 dir="auto" lang={lang}>
        {title}
      </h1>
      <div
        className="prose"
        dir="auto"
        lang={lang}
        dangerouslySetInnerHTML={{__html: html}}
      />
      {children}
    </article>
  );
}

export function PolicyListView({policies}: {policies: readonly PolicyLink[]}) {
  const messages = useMessages(MESSAGES);
  const lang = useTextLang();
  return (
    <div className="page text-page">
      <h1>{messages.policies}</h1>
      <ul role="list" className="text-links">
        {policies.map(({handle, title}) => (
          <li key={handle}>
            <ShopLink to={pathFor('policy', handle)} dir="auto" lang={lang}>
              {title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A blog: its articles, the newest first. */
export function BlogView({page}: {page: BlogPage}) {
  const {handle, title, articles} = page;
  const lang = useTextLang();
  return (
    <div className="page text-page">
      <h1 dir="auto" lang={lang}>
        {title}
      </h1>
      <ul role="list" className="article-list">
        {articles.map((article, index) => (
          <li key={article.handle}>
            <ArticleEntry blog={handle} article={article} leads={index === 0} />
          </li>
        ))}
      </ul>
      <Paging page={page} />
    </div>
  );
}

interface ArticleEntryProps {
  blog: string;
  article: ArticleLink;
  /** Whether it is the first of its blog's page, with the largest picture. */
  leads?: boolean;
}

function ArticleEntry({blog, article, leads = false}: ArticleEntryProps) {
  const lang = useTextLang();
  const {handle, title, publishedOn, summary, picture} = article;
  return (
    <article className={leads ? 'article-entry article-leads' : 'article-entry'}>
      {picture && (
        <Picture
          src={picture.url}
          alt=""
          width={400}
          sizes={`(min-width: 40rem) ${leads ? '46rem' : '16rem'}, 100vw`}
          priority={leads}
        />
      )}
      <div>
        <h2 className="heading">
          <ShopLink to={pathFor('article', blog, handle)} dir="auto" lang={lang}>
            {title}
          </ShopLink>
        </h2>
        <PublishedOn day={publishedOn} />
        <p dir="auto" lang={lang}>
          {summary}
        </p>
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

/** An article, in a measure to read. */
export function ArticleView({page}: {page: Article}) {
  const {blog, title, html, publishedOn, author, picture, others} = page;
  const messages = useMessages(MESSAGES);
  const lang = useTextLang();
  const blogPath = pathFor('blog', blog.handle);
  return (
    <article className="page text-page">
      <p className="eyebrow">
        <ShopLink to={blogPath} dir="auto" lang={lang}>
          {blog.title}
        </ShopLink>
      </p>
      <h1 dir="auto" lang={lang}>
        {title}
      </h1>
      <PublishedOn day={publishedOn} author={author} />
      {picture && (
        <Picture
          src={picture.url}
          alt={picture.alt}
          width={800}
          sizes="(min-width: 64rem) 60rem, 100vw"
          priority
          className="article-picture"
        />
      )}
      <div
        className="prose"
        dir="auto"
        lang={lang}
        dangerouslySetInnerHTML={{__html: html}}
      />
      {others.length > 0 && (
        <aside className="article-others">
          <h2>
            <ShopLink to={blogPath}>{messages.newest}</ShopLink>
          </h2>
          <ul role="list" className="article-list">
            {others.map((article) => (
              <li key={article.handle}>
                <ArticleEntry blog={blog.handle} article={article} />
              </li>
            ))}
          </ul>
        </aside>
      )}
    </article>
  );
}

/** The day of an article, and who wrote it. */
function PublishedOn({day, author = ''}: {day: string; author?: string}) {
  const tag = usePageTag();
  return (
    <p className="article-date">
      <time dateTime={day}>{longDate(day, tag)}</time>
      {author && (
        <span>
          {' · '}
          <span dir="auto">{author}</span>
        </span>
      )}
    </p>
  );
}
