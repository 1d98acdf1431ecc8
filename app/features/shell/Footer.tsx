import type {RootData, ShopLinks} from './root-data';

const GROUPS: {title: string; links: [keyof ShopLinks, string][]}[] = [
  {
    title: 'Support',
    links: [
      ['sizes', 'Sizes & Fit'],
      ['shipping', 'Shipping & Returns'],
      ['contact', 'Contact Us'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['privacy', 'Privacy Policy'],
      ['terms', 'Terms of Service'],
    ],
  },
  {
    title: 'Follow',
    links: [
      ['video', 'Videos'],
      ['microblog', 'Microblog'],
    ],
  },
];

/** The year in which the document was made, by UTC; the visitor's own clock has no say (spec §2). */
function yearOf(now: number): number {
  return new Date(now).getUTCFullYear();
}

/** The footer: where to get help, the small print, the club elsewhere; all on external pages (spec §2). */
export function Footer({data}: {data: RootData}) {
  const {store, theme, links} = data;
  return (
    <footer className="footer">
      <div className="page footer-grid">
        <p className="footer-name">{theme.tagline || store.name}</p>
        {GROUPS.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="eyebrow">{group.title}</h2>
            <ul>
              {group.links.map(([key, label]) => (
                <li key={key}>
                  <a href={links[key]} rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="page footer-end">
        © {yearOf(data.now)} {store.name}
      </p>
    </footer>
  );
}
