import {isRouteErrorResponse, useRouteError} from '@remix-run/react';

import {ErrorMessage} from './ErrorPage';
import {NotFound} from './NotFound';

/** In place of a page that failed: the shop stays around it, and with it the way to everything else and the cart. */
export function RouteFailure() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <div className="page full-screen failed">
      <ErrorMessage />
    </div>
  );
}
