import {useSearchParams} from '@remix-run/react';
import {lazy, Suspense, useEffect, useState, type ReactNode} from 'react';

import {localPath} from '~/lib/local-path';
import {previewAddress} from '~/lib/preview-state';
import {EarlyScripts} from '~/ui/document';
import {ErrorBoundary} from '~/ui/ErrorBoundary';
import {IconSprite} from '~/ui/Icon';
import {loadStyles} from '~/ui/load-styles';

import styles from './editor/editor.css?url';
import type {EditorData} from './editor-data.server';

const Editor = lazy(async () => {
  const [editor] = await Promise.all([import('./editor/Editor'), loadStyles(styles)]);
  return editor;
});

/** The editor's page. `?page=` names the shop's page in its frame. */
export function EditorPage({data}: {data: EditorData}) {
  const [search] = useSearchParams();
  const page = localPath(search.get('page')) ?? '/';
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const withoutEditor = (
    <Plain page={page}>The editor is loading. It needs JavaScript.</Plain>
  );
  return (
    <>
      <EarlyScripts />
      <IconSprite />
      {alive ? (
        <ErrorBoundary fallback={withoutEditor}>
          <Suspense fallback={withoutEditor}>
            <Editor data={data} page={page} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        withoutEditor
      )}
    </>
  );
}

/** What there is without the editor: the shop in the preview, and the way out. */
function Plain({page, children}: {page: string; children: ReactNode}) {
  return (
    <main className="page">
      <h1>Theme editor</h1>
      <p>{children}</p>
      <p>
        <a href={previewAddress(page)}>See the shop in the preview</a>
      </p>
      <form method="post" action="/preview/leave">
        <input type="hidden" name="back" value={page} />
        <button>Leave the preview</button>
      </form>
    </main>
  );
}
