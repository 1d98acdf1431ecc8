import {EarlyEvents} from '~/ui/document';
import {IconSprite} from '~/ui/Icon';

import {MESSAGES} from './messages';

/** The error message, as specified (§2, §8). */
export function ErrorMessage() {
  return (
    <>
      <h1>
        {MESSAGES.failed}{' '}
        {/* A real navigation: what failed may be the page's own script. */}
        <a href="/" className="link">
          {MESSAGES.tryAgain}
        </a>
      </h1>
      <p>{MESSAGES.failedAgain}</p>
    </>
  );
}

/** The full-screen error page. */
export function ErrorPage() {
  return (
    <>
      <main id="main" className="page full-screen failed">
        <ErrorMessage />
      </main>
      <EarlyEvents />
      <IconSprite />
    </>
  );
}
