/** An event of a calendar file (RFC 5545). */
interface CalendarEvent {
  /** Stable id of the event: importing a second file updates the first. */
  uid: string;
  title: string;
  description: string;
  url: string | null;
  /** Epoch milliseconds. */
  start: number;
  end: number;
}

/** Longest line of a calendar file, in octets without its end (RFC 5545, section 3.1). */
const MAX_OCTETS = 75;

/**
 * The event as the text of an `.ics` file, with a reminder an hour before.
 * @param now when the file is made, in epoch milliseconds
 */
export function calendarFile(event: CalendarEvent, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Merchandise storefront//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART:${instant(event.start)}`,
    `DTEND:${instant(event.end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.url ? [`URL:${event.url}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(event.title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** `20261122T180000Z` */
function instant(time: number): string {
  return `${new Date(time).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
}

/** Escapes a text (RFC 5545, section 3.3.11). Drops other control characters. */
function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|[\r\n]/g, '\\n')
      // eslint-disable-next-line no-control-regex -- it is these that must not be in the file
      .replace(/[\u0000-\u001f\u007f]/g, '')
  );
}

/** Folds a line between characters. Continuation lines start with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      part = '';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
