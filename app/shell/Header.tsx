import {Link, NavLink} from '@remix-run/react';
import type {ReactNode} from 'react';

import {MenuToggle, closeMenu, MENU_ID} from './MenuToggle';

const LINKS = [
  {to: '/latest', label: 'Latest'},
  {to: '/shirts', label: 'Shirts'},
  {to: '/hoodies', label: 'Hoodies'},
];

/**
 * The top navigation (spec §2). One list of links serves both layouts: in a row where there is room; on a phone a native
 * popover, which opens, closes outside and closes on Escape before and without any script.
 */
export function Header({storeName, children}: {storeName: string; children?: ReactNode}) {
  return (
    <header className="header">
      <nav aria-label="Main" className="page header-bar">
        <MenuToggle />
        <Link to="/" className="logo" prefetch="intent" onClick={closeMenu}>
          {storeName}
        </Link>
        <ul id={MENU_ID} className="menu" {...{popover: 'auto'}}>
          {LINKS.map(({to, label}) => (
            <li key={to}>
              <NavLink to={to} prefetch="intent" onClick={closeMenu}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="header-end">{children}</div>
      </nav>
    </header>
  );
}
