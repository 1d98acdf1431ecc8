import {PRIVACY_CHOICES_ID} from '~/analytics';

import type {RootData} from './root-data';

/** The year in which the document was made, by UTC; the visitor's own clock has no say (spec §2). */
function yearOf(now: number): number {
  return new Date(now).getUTCFullYear();
}

/** The footer: where to get help, the small print, the club elsewhere; all on external pages (spec §2). */
export function Footer({data}: {data: RootData}) {
  const {store, theme} = data;
  const social = theme.social.length > 0 && {title: 'Follow', links: theme.social};
  const groups = [...theme.footer, ...(social ? [social] : [])];
  return (
    <footer className="footer">
      <div className="page footer-grid">
        <p className="footer-name">{theme.tagline || store.name}</p>
        {groups.map(({title, links}) => (
          <nav key={title} aria-label={title}>
            <h2 className="eyebrow">{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.url}>
                  <a href={link.url} rel="noopener">
                    {link.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="page footer-end">
        © {yearOf(data.now)} {store.name}
        {data.analytics && <span id={PRIVACY_CHOICES_ID} />}
      </p>
    </footer>
  );
}
