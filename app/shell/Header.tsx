import {Link, NavLink} from '@remix-run/react';
import {useEffect, useState, type ReactNode} from 'react';

import {Icon} from '~/ui/Icon';
import {usePrefetch} from '~/ui/online';

import {MESSAGES} from './messages';
import {SPEC_LINKS, type MenuEntry, type MenuLink} from './menus';

interface HeaderProps {
  storeName: string;
  /** The store's own menu, after the specification's links. */
  menu: readonly MenuEntry[];
  /** Shown at its end. */
  children?: ReactNode;
}

/**
 * The top navigation (spec §2). One list of links serves both layouts: in a row where there is room; on a phone a native
 * popover, which opens, closes outside and closes on Escape before and without any script.
 */
export function Header({storeName, menu, children}: HeaderProps) {
  const prefetch = usePrefetch();
  return (
    <header className="header">
      <nav aria-label={MESSAGES.navigation} className="page header-bar">
        <MenuToggle />
        <Link to="/" className="logo" prefetch={prefetch} onClick={closeMenu}>
          {storeName}
        </Link>
        <ul id={MENU_ID} className="menu" {...{popover: 'auto'}}>
          {SPEC_LINKS.map(({to, label}) => (
            <li key={to}>
              <NavLink to={to} prefetch={prefetch} onClick={closeMenu}>
                {label}
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
        </ul>
        <div className="header-end">{children}</div>
      </nav>
    </header>
  );
}

/** Links of the second level: below their heading on a phone, behind a button where there is room. */
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
        {title}
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
  // A part of a page, or a selection of its goods, is not the page that is shown.
  return /[?#]/.test(url) ? <Link {...props} /> : <NavLink {...props} end />;
}

const MENU_ID = 'menu';

function findMenu(): HTMLElement | null {
  const menu = document.getElementById(MENU_ID);
  return menu && 'hidePopover' in menu ? menu : null;
}

/** Closes the menu, and what is open in it: choosing a link does (spec §2). */
function closeMenu(): void {
  if (!findMenu()) return;
  document
    .querySelectorAll<HTMLElement>('.header :popover-open')
    .forEach((open) => open.hidePopover());
}

/** Whether the menu is open, which the browser decides. */
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

/** The button of the mobile menu. Its two names are told apart by a style rule, so that they hold without script too. */
function MenuToggle() {
  const open = useMenuOpen();
  return (
    <button
      type="button"
      className="button button-icon menu-toggle"
      aria-expanded={open}
      aria-controls={MENU_ID}
      {...{popovertarget: MENU_ID}}
    >
      <span className="menu-shut">
        <Icon name="menu" />
        <span className="visually-hidden">{MESSAGES.openMenu}</span>
      </span>
      <span className="menu-open">
        <Icon name="close" />
        <span className="visually-hidden">{MESSAGES.closeMenu}</span>
      </span>
    </button>
  );
}
