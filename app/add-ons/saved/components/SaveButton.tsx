import {hrefIn, useMarket} from '~/market';
import {useMessages} from '~/ui/language';

import {LIST_PARAM, save, unsave, useSavedList, SAVED_PAGE} from '../list';
import {MESSAGES} from '../messages';

interface SaveButtonProps {
  id: string;
  title: string;
  /**
   * Id of an empty form on the page, which it submits without scripts; without one it has a form of
   * its own.
   */
  form?: string;
}

/**
 * Saves the product on this device, or takes it off the list; without scripts it opens the page of
 * saved products. A chunk of its own (hence the default export).
 */
export default function SaveButton({id, title, form}: SaveButtonProps) {
  const messages = useMessages(MESSAGES);
  const url = hrefIn(useMarket(), SAVED_PAGE.path);
  const isSaved = useSavedList().includes(id);
  const button = (
    <button
      form={form}
      formAction={url}
      name={LIST_PARAM}
      value={id}
      className="save"
      aria-label={messages.save(title)}
      aria-pressed={isSaved}
      data-save
      data-replay
      onClick={(event) => {
        event.preventDefault();
        if (isSaved) unsave([id]);
        else save([id]);
      }}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M12 20S4 15 4 9.5A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.5C20 15 12 20 12 20z"
          fill={isSaved ? 'currentColor' : undefined}
        />
      </svg>
    </button>
  );
  return form ? button : <form>{button}</form>;
}
