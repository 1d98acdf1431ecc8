import {MESSAGES} from '../messages';

interface DropRemindersProps {
  handle: string;
  /** Where visitors sign up for reminders; '' for nowhere. */
  newsletter: string;
}

/** Beside the end of a drop: ways not to miss it. */
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
