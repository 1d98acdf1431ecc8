import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';

/**
 * What a browser does by itself after a full page load, for soft navigations: says the new page's title, and moves focus
 * to its beginning. Changes within a page (query, hash) leave focus alone.
 */
export function RouteAnnouncer() {
  const {pathname} = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    document.getElementById('main')?.focus({preventScroll: true});
  }, [pathname]);
  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}
