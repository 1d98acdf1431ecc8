import {MESSAGES} from '../messages';

interface DropRemindersProps {
  handle: string;
  /** URL of the newsletter; '' for none. */
  newsletter: string;
}

/** Reminders of a drop's end: a calendar file, the newsletter. */
export function DropReminders({handle, newsletter}: DropRemindersProps) {
  return (
    <p className="product-reminders">
      <a
        href={`/api/calendar/${encodeURIComponent(handle)}.ics`}
        download
        className="link"
      >
        {MESSAGES.calendar}
      </a>
      {newsletter && (
        <a href={newsletter} rel="noopener" className="link">
          {MESSAGES.reminders}
        </a>
      )}
    </p>
  );
}
