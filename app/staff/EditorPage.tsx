import {Suspense, useEffect, useState} from 'react';

import {previewUrl} from '~/lib/preview-state';
import {EarlyScripts} from '~/ui/document';
import {IconSprite} from '~/ui/Icon';
import {lazyPart} from '~/ui/lazy-part';
import {loadStyles} from '~/ui/load-styles';

import styles from './editor/editor.css?url';
import type {EditorData} from './editor-data.server';

const Editor = lazyPart(async () => {
  const [editor] = await Promise.all([import('./editor/Editor'), loadStyles(styles)]);
  return editor;
});

/** The editor's page. */
export function EditorPage({data}: {data: EditorData}) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const withoutEditor = <Plain page={data.page} />;
  return (
    <>
      <EarlyScripts />
      <IconSprite />
      <Suspense fallback={withoutEditor}>
        {alive ? <Editor data={data} /> : withoutEditor}
      </Suspense>
    </>
  );
}

/** What there is without the editor: the shop in the preview, and the way out. */
function Plain({page}: {page: string}) {
  return (
    <main className="page">
      <h1>Theme editor</h1>
      <p>The editor is loading. It needs JavaScript.</p>
      <p>
        <a href={previewUrl(page)}>See the shop in the preview</a>
      </p>
      <form method="post" action="/preview/leave">
        <input type="hidden" name="back" value={page} />
        <button>Leave the preview</button>
      </form>
    </main>
  );
}
