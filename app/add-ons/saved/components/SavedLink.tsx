import {Link} from '@remix-run/react';

import type {ShellPart} from '~/shell/parts';
import {Icon} from '~/ui/Icon';
import {usePrefetch} from '~/ui/online';

import {SAVED_PAGE} from '../list';

/** The header's heart, which leads to what is saved. */
export const SAVED_LINK: ShellPart = {
  HeaderTool: function SavedLink({root: {savedTitle}}) {
    const prefetch = usePrefetch();
    return (
      savedTitle && (
        <Link
          to={SAVED_PAGE.path}
          prefetch={prefetch}
          className="button button-icon header-tool"
          aria-label={savedTitle}
        >
          <Icon name="heart" />
        </Link>
      )
    );
  },
};
