import {lazy, Suspense} from 'react';

import {previewPath} from '~/lib/preview-state';
import {EarlyScripts} from '~/ui/document';
import {ErrorBoundary} from '~/ui/ErrorBoundary';
import {useIsLive} from '~/ui/tasks';
import {loadStyles} from '~/ui/lazy-part';

import styles from './editor/editor.css?url';
import type {EditorData} from './index.server';

const Editor = lazy(async () => {
  const [editor] = await Promise.all([import('./editor/Editor'), loadStyles(styles)]);
  return editor;
});

const LOADING = 'The editor is loading. It needs JavaScript.';
const FAILED =
  'The editor could not be loaded, or it failed. ' +
  'Your changes are kept in this preview: reload the page to go on.';

export function EditorPage({data}: {data: EditorData}) {
  const isLive = useIsLive();
  const loading = <Plain page={data.page} note={LOADING} />;
  return (
    <>
      <EarlyScripts />
      <ErrorBoundary fallback={<Plain page={data.page} note={FAILED} />}>
        <Suspense fallback={loading}>
          {isLive ? <Editor data={data} /> : loading}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/** What there is without the editor: the shop in the preview, and the way out. */
function Plain({page, note}: {page: string; note: string}) {
  return (
    <main className="page prose">
      <h1>Theme editor</h1>
      <p role="status">{note}</p>
      <p>
        <a className="link" href={previewPath(page)}>
          See the shop in the preview
        </a>
      </p>
      <form method="post" action="/preview/leave">
        <input type="hidden" name="back" value={page} />
        <button className="button">Leave the preview</button>
      </form>
    </main>
  );
}
