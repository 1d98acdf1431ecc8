import {PaymentMarks} from '~/cart';
import {MarketButton} from '~/market';
import {useMessages} from '~/ui/language';
import {PriceNote} from '~/ui/Price';

import {StoreLink} from './Header';
import {groupsByTitle} from './menus';
import {MESSAGES} from './messages';
import type {ShellPart} from './parts';
import type {RootData} from './root-data';

interface FooterProps {
  data: RootData;
  parts: readonly ShellPart[];
}

/** The footer: help and legal links of the store's menu or theme, and social links (§2). */
export function Footer({data, parts}: FooterProps) {
  const messages = useMessages(MESSAGES);
  const {store, theme, navigation, newsletter} = data;
  const follow = [
    ...theme.social,
    ...(newsletter ? [{title: messages.newsletter, url: newsletter}] : []),
  ];
  const help = [
    ...theme.footer,
    ...navigation.footer.map(({title, url, lang, items}) => ({
      title,
      lang,
      links: items.length > 0 ? items : [{title, url, lang}],
    })),
  ];
  const named = new Set(help.flatMap(({links}) => links.map(({title}) => title)));
  // A page that these links name as well is listed once.
  const service = navigation.service.filter(({title}) => !named.has(title));
  const groups = groupsByTitle([
    ...help,
    ...(service.length > 0 ? [{title: messages.service, links: service}] : []),
    ...(follow.length > 0 ? [{title: messages.follow, links: follow}] : []),
  ]);
  return (
    <footer className="footer">
      <div className="page footer-grid">
        <p className="footer-name">{theme.tagline || store.name}</p>
        {groups.map(({title, lang, links}) => (
          <nav key={title} aria-label={title}>
            <h2 className="eyebrow" lang={lang}>
              {title}
            </h2>
            <ul>
              {links.map((link, index) => (
                <li key={index}>
                  <StoreLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {parts.map(
          ({FooterColumn}, index) =>
            FooterColumn && <FooterColumn key={index} root={data} />,
        )}
      </div>
      {data.markets && (
        <p className="page">
          <MarketButton choices={data.markets} />
        </p>
      )}
      <PriceNote className="page footer-note" isForAll />
      <div className="page footer-end">
        <PaymentMarks />
        <p>
          {/* The document's year, by UTC: the visitor's own clock has no say (§2). */}
          <span>{`© ${new Date(data.now).getUTCFullYear()} ${store.name}`}</span>
          {parts.map(
            ({FooterEnd}, index) => FooterEnd && <FooterEnd key={index} root={data} />,
          )}
        </p>
      </div>
    </footer>
  );
}
