import {lazy, Suspense, useEffect, useMemo} from 'react';

import {previewTheme} from './preview-theme';
import {useClock} from '~/ui/clock';
import {loadStyles} from '~/ui/load-styles';

import {keepInPreview} from './preview-links';
import {applyTheme, isFramed, useExpiry, useRefreshes} from './preview-page';
import styles from './editor.css?url';
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

/**
 * The scripts of a preview's page. A chunk of its own, loaded in previews only (hence the default
 * export).
 */
export default function Preview({now, data}: PreviewProps) {
  const clock = useClock();
  useEffect(keepInPreview, []);
  useEffect(() => {
    // The as-of date may have changed since the document was rendered.
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

/** The page in the panel's frame has no panel of its own; it follows the outer one. */
function FramedPage({data}: {data: PreviewData}) {
  useRefreshes();
  const {theme} = useMemo(() => previewTheme(data.state, data), [data]);
  useEffect(() => {
    document.getElementById('preview-bar')?.remove();
    // Phones have overlay scrollbars; this machine may not.
    document.documentElement.style.scrollbarWidth = 'none';
    applyTheme(document, theme, data.fonts);
  }, [theme, data.fonts]);
  return null;
}
