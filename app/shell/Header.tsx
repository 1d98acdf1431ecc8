import {Link, NavLink} from '@remix-run/react';
import {useEffect, useState, type ReactNode} from 'react';

import {pathFor} from '~/market';
import {HEADER_ICON, isStoreIcon, LOGO} from '~/lib/images';
import {Icon} from '~/ui/Icon';
import {useMessages} from '~/ui/language';
import {usePrefetch} from '~/ui/online';
import {FixedPicture} from '~/ui/Picture';

import {MESSAGES} from './messages';
import {SPEC_LINKS, type MenuEntry, type MenuLink} from './menus';

interface HeaderProps {
  storeName: string;
  /** URL of the logo, which stands for the name; '' for none. */
  logo: string;
  icon: string;
  /** The store's own menu, after the specification's links. */
  menu: readonly MenuEntry[];
  /** The last entry of the menu. */
  last?: ReactNode;
  /** Rendered at its end. */
  children?: ReactNode;
}

/**
 * The top navigation (§2). One list of links for both layouts: a row where there is room; on a
 * phone a native popover, which opens and closes without JavaScript.
 */
export function Header({storeName, logo, icon, menu, last, children}: HeaderProps) {
  const messages = useMessages(MESSAGES);
  const prefetch = usePrefetch();
  return (
    <header className="header">
      <nav aria-label={messages.navigation} className="page header-bar">
        <MenuToggle />
        <Link
          to={pathFor('home')}
          className="logo"
          prefetch={prefetch}
          onClick={closeMenu}
        >
          {logo ? (
            <FixedPicture
              src={logo}
              alt={storeName}
              request={LOGO}
              className="logo-picture"
            />
          ) : (
            <>
              {isStoreIcon(icon) && (
                <FixedPicture src={icon} alt="" request={HEADER_ICON} loading="eager" />
              )}
              <span>{storeName}</span>
            </>
          )}
        </Link>
        <ul id={MENU_ID} className="menu" {...{popover: 'auto'}}>
          {SPEC_LINKS.map(({to, label}) => (
            <li key={to}>
              <NavLink
                to={to}
                prefetch={prefetch}
                onClick={closeMenu}
                className={noClass}
              >
                {messages[label]}
              </NavLink>
            </li>
          ))}
          {menu.map((entry, index) => (
            <li key={entry.title + entry.url}>
              {entry.items.length > 0 ? (
                <Submenu id={`${MENU_ID}-${index}`} entry={entry} />
              ) : (
                <StoreLink link={entry} />
              )}
            </li>
          ))}
          {last && <li className="menu-market">{last}</li>}
        </ul>
        <div className="header-end">{children}</div>
      </nav>
    </header>
  );
}

/** Second-level links: below their heading on a phone, behind a button on wide screens. */
function Submenu({id, entry: {title, items}}: {id: string; entry: MenuEntry}) {
  return (
    <>
      <p className="eyebrow submenu-title">{title}</p>
      <button
        type="button"
        className="submenu-open"
        aria-expanded={false}
        aria-controls={id}
        suppressHydrationWarning
        {...{popovertarget: id}}
      >
        <span>{title}</span>
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

/** A link of the store's menus. */
export function StoreLink({link: {title, url}}: {link: MenuLink}) {
  const prefetch = usePrefetch();
  if (!url.startsWith('/')) {
    return (
      <a href={url} rel="noopener" dir="auto">
        {title}
      </a>
    );
  }
  const props = {to: url, prefetch, dir: 'auto', onClick: closeMenu, children: title};
  // Links with a hash or query are never the current page.
  return /[?#]/.test(url) ? (
    <Link {...props} />
  ) : (
    <NavLink {...props} end className={noClass} />
  );
}

/**
 * A `NavLink` writes a class otherwise, also an empty one; `aria-current` marks the current page.
 */
const noClass = () => undefined;

const MENU_ID = 'menu';

function findMenu(): HTMLElement | null {
  const menu = document.getElementById(MENU_ID);
  return menu && 'hidePopover' in menu ? menu : null;
}

/** Closes the menu and its submenus, as choosing a link must (§2). */
function closeMenu(): void {
  if (!findMenu()) return;
  document
    .querySelectorAll<HTMLElement>('.header :popover-open')
    .forEach((open) => open.hidePopover());
}

/** Follows the popover's own open state. */
function useMenuOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const menu = findMenu();
    if (!menu) return;
    const follow = () => setOpen(menu.matches(':popover-open'));
    follow();
    menu.addEventListener('toggle', follow);
    return () => menu.removeEventListener('toggle', follow);
  }, []);
  return open;
}

/**
 * The mobile menu's button. A style rule shows one of its two names, so that it is right without
 * JavaScript too.
 */
function MenuToggle() {
  const messages = useMessages(MESSAGES);
  const open = useMenuOpen();
  return (
    <button
      type="button"
      className="button button-icon menu-toggle"
      aria-expanded={open}
      aria-controls={MENU_ID}
      {...{popovertarget: MENU_ID}}
    >
      <Icon name="menu" className="menu-shut" label={messages.openMenu} />
      <Icon name="close" className="menu-open" label={messages.closeMenu} />
    </button>
  );
}
