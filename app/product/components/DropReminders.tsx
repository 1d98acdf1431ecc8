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
        Add to your calendar
      </a>
      {newsletter && (
        <a href={newsletter} rel="noopener" className="link">
          Get reminders
        </a>
      )}
    </p>
  );
}
