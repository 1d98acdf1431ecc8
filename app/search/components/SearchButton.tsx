import {Icon} from '~/ui/Icon';

/** Id of the dialog with the search form. */
export const SEARCH_DIALOG_ID = 'search';

/** Opens the search; without a script it is a link to the search's own page. */
export function SearchButton() {
  return (
    <a
      href="/search"
      className="button button-icon search-button"
      aria-label="Search"
      data-opens={SEARCH_DIALOG_ID}
    >
      <Icon name="search" />
    </a>
  );
}
