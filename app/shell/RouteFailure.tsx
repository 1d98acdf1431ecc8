import {isRouteErrorResponse, useRouteError} from '@remix-run/react';

import {ErrorMessage} from './ErrorPage';
import {NotFound} from './NotFound';

/** The error boundary's content for a failed page, within the shop's header and footer. */
export function RouteFailure() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <div className="page full-screen failed">
      <ErrorMessage />
    </div>
  );
}
