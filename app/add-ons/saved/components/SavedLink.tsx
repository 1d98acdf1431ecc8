import type {ShellPart} from '~/shell/parts';
import {Icon} from '~/ui/Icon';
import {ShopLink} from '~/ui/ShopLink';

import {SAVED_PAGE} from '../list';

/** The header's heart, which leads to what is saved. */
export const SAVED_LINK: ShellPart = {
  HeaderTool: function SavedLink({root: {savedTitle}}) {
    return (
      savedTitle && (
        <ShopLink
          to={SAVED_PAGE.path}
          className="button button-icon header-tool"
          aria-label={savedTitle}
        >
          <Icon name="heart" />
        </ShopLink>
      )
    );
  },
};
