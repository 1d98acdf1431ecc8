import {useEffect} from 'react';

import {useRootData} from '~/features/shell/root-data';
import {useClock} from '~/ui/clock';

import {keepInPreview} from './keep-in-preview';
import {useExpiry} from './use-expiry';

/** What runs in the page of a preview; a chunk of its own, loaded in previews alone (hence the default export). */
export default function Preview() {
  const root = useRootData();
  const clock = useClock();
  useEffect(keepInPreview, []);
  useExpiry(root?.preview?.endsIn ?? 0);
  useEffect(() => {
    // The shop may be shown as of another moment than when the document was made.
    if (root) clock.correct(root.now);
  }, [root, clock]);
  return null;
}
