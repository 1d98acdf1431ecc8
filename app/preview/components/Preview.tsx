import {lazy, Suspense, useEffect, useMemo} from 'react';

import {previewTheme} from '../preview-theme';
import {useClock} from '~/ui/clock';

import {keepInPreview} from '../keep-in-preview';
import {applyTheme, isFramed, useExpiry, useRefreshes} from '../preview-page';
import styles from '../preview.css?url';
import type {PreviewData} from '../preview-data';

const PreviewPanel = lazy(async () => {
  const [panel] = await Promise.all([import('./PreviewPanel'), loadStyles(styles)]);
  return panel;
});

/** `now` is when the server made the page, in epoch milliseconds. */
export interface PreviewProps {
  now: number;
  data: PreviewData;
}

/** What runs in the page of a preview; a chunk of its own, loaded in previews alone (hence the default export). */
export default function Preview({now, data}: PreviewProps) {
  const clock = useClock();
  useEffect(keepInPreview, []);
  useEffect(() => {
    // The shop may be shown as of another moment than when the document was made.
    clock.correct(now);
  }, [now, clock]);
  useExpiry(data.endsIn);
  return isFramed() ? (
    <FramedPage data={data} />
  ) : (
    <Suspense>
      <PreviewPanel data={data} />
    </Suspense>
  );
}

/** Adds a stylesheet to the document. Resolves when it holds, or cannot be had: a panel without looks is better than none. */
function loadStyles(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** The page within a frame has no panel; it shows what the panel around it says. */
function FramedPage({data}: {data: PreviewData}) {
  useRefreshes();
  const {theme} = useMemo(() => previewTheme(data.state, data), [data]);
  useEffect(() => {
    document.getElementById('preview-bar')?.remove();
    // A phone's scrollbar takes no room, and this machine's may.
    document.documentElement.style.scrollbarWidth = 'none';
    applyTheme(document, theme, data.fonts);
  }, [theme, data.fonts]);
  return null;
}
