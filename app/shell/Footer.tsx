import {PaymentMarks} from '~/cart';
import {isStoreIcon} from '~/lib/images';
import {MarketButton} from '~/market';
import {useMessages, useTextLang} from '~/ui/language';
import {FixedPicture} from '~/ui/Picture';
import {PriceNote} from '~/ui/Price';

import {StoreLink} from './Header';
import {footerGroups, markOf} from './menus';
import {MESSAGES} from './messages';
import type {ShellPart} from './parts';
import type {RootData} from './root-data';

interface FooterProps {
  data: RootData;
  parts: readonly ShellPart[];
}

/** The footer: the club, links of the store's menu or theme, and social links (§2). */
export function Footer({data, parts}: FooterProps) {
  const messages = useMessages(MESSAGES);
  const lang = useTextLang();
  const {store, theme, navigation, newsletter} = data;
  const follow = [
    ...theme.social,
    ...(newsletter ? [{title: messages.newsletter, url: newsletter}] : []),
  ];
  const flat = navigation.footer.filter(({items}) => items.length === 0);
  const {service, legal} = navigation;
  const groups = footerGroups({
    groups: [
      ...theme.footer,
      ...navigation.footer.map(({title, items, ...entry}) => ({
        title,
        lang: entry.lang,
        links: items,
      })),
      {title: messages.information, links: flat},
    ].filter(({links}) => links.length > 0),
    service,
    legal,
    title: messages.service,
  });
  return (
    <footer className="footer">
      <div className="page footer-grid">
        <div className="footer-club">
          {isStoreIcon(theme.icon) && (
            <FixedPicture
              src={theme.icon}
              alt=""
              request={{width: 160, height: 160, crop: 'center', quality: 90}}
              loading="lazy"
            />
          )}
          <div>
            <p className="footer-name">{theme.tagline || store.name}</p>
            {theme.hours && (
              <p className="footer-hours" dir="auto" lang={lang}>
                {theme.hours}
              </p>
            )}
          </div>
        </div>
        {groups.map(({title, links, ...group}) => (
          <nav key={title} aria-label={title}>
            <h2 className="eyebrow" lang={group.lang}>
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
        {follow.length > 0 && (
          <nav aria-label={messages.follow}>
            <h2 className="eyebrow">{messages.follow}</h2>
            <ul>
              {follow.map((link, index) => (
                <li key={index}>
                  <StoreLink link={link} icon={markOf(link.url)} />
                </li>
              ))}
            </ul>
          </nav>
        )}
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
