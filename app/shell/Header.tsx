import {Link, NavLink} from '@remix-run/react';
import type {FocusEvent, ReactNode} from 'react';

import {MarketButton, pathFor} from '~/market';
import {isStoreIcon} from '~/lib/images';
import {Icon, type IconName} from '~/ui/Icon';
import {useMessages} from '~/ui/language';
import {usePrefetch} from '~/ui/online';
import {FixedPicture} from '~/ui/Picture';
import {ShopLink} from '~/ui/ShopLink';

import {MESSAGES} from './messages';
import {SPEC_LINKS, type MenuEntry, type MenuLink} from './menus';
import type {ShellPart} from './parts';
import type {RootData} from './root-data';

interface HeaderProps {
  data: RootData;
  parts: readonly ShellPart[];
  /** Rendered at its end. */
  children?: ReactNode;
}

/**
 * The top navigation (§2). One list of links for both layouts: a row where there is room; on a
 * phone a native popover, which opens and closes without JavaScript.
 */
export function Header({data, parts, children}: HeaderProps) {
  const {store, theme, navigation, markets} = data;
  const messages = useMessages(MESSAGES);
  return (
    <header className="header">
      {/* It is no control: it only follows the focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <nav
        aria-label={messages.navigation}
        className="page header-bar"
        onBlur={closeBehind}
      >
        <MenuToggle />
        <ShopLink to={pathFor('home')} className="logo" onClick={closeMenu}>
          {theme.logo ? (
            <FixedPicture
              src={theme.logo}
              alt={store.name}
              // It is shown a quarter as wide.
              request={{width: 640, quality: 90}}
              className="logo-picture"
            />
          ) : (
            <>
              {isStoreIcon(theme.icon) && (
                <FixedPicture
                  src={theme.icon}
                  alt=""
                  request={{width: 96, height: 96, crop: 'center', quality: 90}}
                  loading="eager"
                />
              )}
              <span>{store.name}</span>
            </>
          )}
        </ShopLink>
        <ul id={MENU_ID} className="menu" {...{popover: 'auto'}}>
          {SPEC_LINKS.map(({to, label}) => (
            <li key={to}>
              <StoreLink link={{title: messages[label], url: to}} />
            </li>
          ))}
          {navigation.main.map((entry, index) => (
            <li key={entry.title + entry.url}>
              {entry.items.length > 0 ? (
                <Submenu id={`${MENU_ID}-${index}`} entry={entry} />
              ) : (
                <StoreLink link={entry} />
              )}
            </li>
          ))}
          {markets && (
            <li className="menu-market">
              <MarketButton choices={markets} isShort />
            </li>
          )}
        </ul>
        {parts.map(
          ({HeaderTool}, index) => HeaderTool && <HeaderTool key={index} root={data} />,
        )}
        <div className="header-end">{children}</div>
      </nav>
    </header>
  );
}

/** Second-level links: below their heading on a phone, behind a button on wide screens. */
function Submenu({id, entry: {title, lang, items}}: {id: string; entry: MenuEntry}) {
  return (
    <>
      <p className="eyebrow submenu-title" lang={lang}>
        {title}
      </p>
      <button
        type="button"
        className="submenu-open"
        aria-expanded={false}
        aria-controls={id}
        suppressHydrationWarning
        {...{popovertarget: id}}
      >
        <span lang={lang}>{title}</span>
        <Icon name="down" />
      </button>
      <ul id={id} className="submenu" aria-label={title} {...{popover: 'auto'}}>
        {items.map((link) => (
          <li key={link.url}>
            <StoreLink link={link} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface StoreLinkProps {
  link: MenuLink;
  /** Before its title. */
  icon?: IconName;
}

/** A link of the store's menus. */
export function StoreLink({link: {title, url, lang}, icon}: StoreLinkProps) {
  const prefetch = usePrefetch();
  const children = icon ? (
    <>
      <Icon name={icon} />
      <span>{title}</span>
    </>
  ) : (
    title
  );
  if (!url.startsWith('/')) {
    return (
      <a href={url} rel="noopener" dir="auto" lang={lang}>
        {children}
      </a>
    );
  }
  const props = {
    to: url,
    prefetch,
    dir: 'auto',
    lang,
    onClick: closeMenu,
    children,
  };
  // Links with a hash or query are never the current page.
  return /[?#]/.test(url) ? (
    <Link {...props} />
  ) : (
    <NavLink {...props} end className={noClass} />
  );
}

/** No class, which `NavLink` writes otherwise: `aria-current` marks the current page. */
const noClass = () => undefined;

const MENU_ID = 'menu';

/** Closes the menu and its submenus, as choosing a link must (§2). */
function closeMenu(): void {
  // Browsers without popovers know no such selector.
  if (!('popover' in HTMLElement.prototype)) return;
  document
    .querySelectorAll<HTMLElement>('.header :popover-open')
    .forEach((open) => open.hidePopover());
}

/** It closes where the focus leaves the header: what it covers is not to be seen. */
function closeBehind({currentTarget, relatedTarget}: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) closeMenu();
}

/** The mobile menu's button. CSS shows one of its names, so it is right without JavaScript too. */
function MenuToggle() {
  const messages = useMessages(MESSAGES);
  return (
    <button
      type="button"
      className="button button-icon menu-toggle"
      aria-expanded={false}
      aria-controls={MENU_ID}
      suppressHydrationWarning
      {...{popovertarget: MENU_ID}}
    >
      <Icon name="menu" className="menu-shut" label={messages.openMenu} />
      <Icon name="close" className="menu-open" label={messages.closeMenu} />
    </button>
  );
}
