import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';

/**
 * Does for soft navigations what browsers do for page loads: announces the new page's title, and moves focus to its
 * start. Changes of query or hash leave focus alone.
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
