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
 * saved products. A grid has many: each is one element, whose heart the stylesheet draws. A chunk
 * of its own (hence the default export).
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
    />
  );
  return form ? button : <form>{button}</form>;
}
