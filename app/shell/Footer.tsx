import {PriceNote} from '~/add-ons/disclosure';
import {NotifyForm} from '~/add-ons/notify';
import {PaymentMarks} from '~/cart';
import {PRIVACY_CHOICES_ID} from '~/add-ons/analytics';
import {MarketButton} from '~/market';
import {useMessages} from '~/ui/language';

import {StoreLink} from './Header';
import {groupsByTitle} from './menus';
import {MESSAGES} from './messages';
import type {RootData} from './root-data';

/** The footer: help and legal links of the store's menu or theme, and social links (§2). */
export function Footer({data}: {data: RootData}) {
  const messages = useMessages(MESSAGES);
  const {store, theme, navigation, newsletter, newsletterConsent} = data;
  const follow = [
    ...theme.social,
    ...(newsletter ? [{title: messages.newsletter, url: newsletter}] : []),
  ];
  const help = [
    ...theme.footer,
    ...navigation.footer.map(({title, url, items}) => ({
      title,
      links: items.length > 0 ? items : [{title, url}],
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
        {groups.map(({title, links}) => (
          <nav key={title} aria-label={title}>
            <h2 className="eyebrow">{title}</h2>
            <ul>
              {links.map((link, index) => (
                <li key={index}>
                  <StoreLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {newsletterConsent !== undefined && (
          <NotifyForm topic="newsletter" consent={newsletterConsent} />
        )}
      </div>
      {data.markets && (
        <p className="page">
          <MarketButton choices={data.markets} />
        </p>
      )}
      <PriceNote className="page pb-3" isForAll />
      <div className="page footer-end">
        <PaymentMarks />
        <p>
          {/* The document's year, by UTC: the visitor's own clock has no say (§2). */}
          <span>{`© ${new Date(data.now).getUTCFullYear()} ${store.name}`}</span>
          {data.analytics && <span id={PRIVACY_CHOICES_ID} />}
        </p>
      </div>
    </footer>
  );
}
