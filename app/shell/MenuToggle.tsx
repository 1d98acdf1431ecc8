import {useEffect, useState} from 'react';

import {Icon} from '~/ui/Icon';

export const MENU_ID = 'menu';

function findMenu(): HTMLElement | null {
  const menu = document.getElementById(MENU_ID);
  return menu && 'hidePopover' in menu ? menu : null;
}

/** Closes the menu if it is open: choosing a link does (spec §2). */
export function closeMenu(): void {
  const menu = findMenu();
  if (menu?.matches(':popover-open')) menu.hidePopover();
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
export function MenuToggle() {
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
        <span className="hush">Open menu</span>
      </span>
      <span className="menu-open">
        <Icon name="close" />
        <span className="hush">Close menu</span>
      </span>
    </button>
  );
}
