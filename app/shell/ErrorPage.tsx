import {EarlyEvents} from '~/ui/document';
import {IconSprite} from '~/ui/Icon';

/** What the error page says, in the specification's words (§2, §8). */
export function ErrorMessage() {
  return (
    <>
      <h1>
        Sorry! Something went wrong,{' '}
        {/* A real navigation: what failed may be the page's own script. */}
        <a href="/" className="link">
          click here to try again
        </a>
      </h1>
      <p>
        If you&#39;re seeing this page for the second time, please try again later or on a
        different device.
      </p>
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
