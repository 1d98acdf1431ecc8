import {useId, useImperativeHandle, useRef, type Ref} from 'react';

import type {FieldsHandle} from '~/product/parts';

import type {RecipientTexts} from '../index.server';
import {
  MAX_LENGTH,
  recipientAttributes,
  recipientField,
  recipientProblem,
  typedRecipient,
  RECIPIENT_FIELDS,
  type RecipientField,
} from '../recipient';

interface RecipientFieldsProps {
  texts: RecipientTexts;
  handle: Ref<FieldsHandle>;
}

/**
 * The recipient of a gift card. What is typed leaves the page with the form alone, in no state, URL
 * or event; a chunk of its own (hence the default export).
 */
export default function RecipientFields({texts, handle}: RecipientFieldsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const hint = useId();
  const fieldOf = (field: RecipientField) => {
    const found = group.current?.elements.namedItem(recipientField(field));
    return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
      ? found
      : null;
  };
  useImperativeHandle(handle, () => ({
    check() {
      const typed = Object.fromEntries(
        RECIPIENT_FIELDS.map((field) => [recipientField(field), fieldOf(field)?.value]),
      );
      const now = new Date();
      const offset = String(now.getTimezoneOffset());
      const recipient = {...typedRecipient(typed), offset};
      const problem = recipientProblem(recipient, {
        now: now.getTime(),
        isEmail: (text) => text !== '' && fieldOf('email')?.validity.valid === true,
      });
      if (!problem) return {attributes: recipientAttributes(recipient)};
      const wrong = fieldOf(problem);
      wrong?.setCustomValidity(texts.problems[problem]);
      wrong?.reportValidity();
      return null;
    },
  }));
  const attributes = (field: RecipientField) => ({
    name: recipientField(field),
    maxLength: MAX_LENGTH[field],
    className: 'field',
    // Until it is corrected.
    onInput: () => fieldOf(field)?.setCustomValidity(''),
  });
  return (
    <fieldset ref={group} className="recipient" data-gift aria-describedby={hint}>
      <legend className="eyebrow">{texts.title}</legend>
      <p id={hint} className="note">
        {texts.hint}
      </p>
      <label className="small">
        <span>{texts.email}</span>
        <input type="email" autoComplete="off" dir="ltr" {...attributes('email')} />
      </label>
      <label className="small">
        <span>{texts.name}</span>
        <input autoComplete="off" dir="auto" {...attributes('name')} />
      </label>
      <label className="small">
        <span>{texts.message}</span>
        <textarea rows={3} dir="auto" {...attributes('message')} />
      </label>
      <label className="small">
        <span>{texts.date}</span>
        <input type="date" {...attributes('date')} />
      </label>
    </fieldset>
  );
}
