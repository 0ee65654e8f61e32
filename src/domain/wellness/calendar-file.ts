/** A calendar as a file that every calendar program reads: iCalendar, RFC 5545. */

export interface CalendarEvent {
  /** Globally unique. */
  readonly uid: string;
  readonly start: Date;
  /** How long it takes. */
  readonly minutes: number;
  readonly summary: string;
  readonly description: string;
}

export interface Calendar {
  /** What made it, such as `-//Lookglass//Water//EN`. */
  readonly product: string;
  /** When it was made. */
  readonly made: Date;
  readonly events: readonly CalendarEvent[];
}

export const CALENDAR_TYPE = 'text/calendar;charset=utf-8';

/** Bytes of a line without its end (section 3.1). */
const LONGEST_LINE = 75;

/** The whole file: lines that end with CRLF, each event with an alarm at its start. Times are in UTC. */
export function writeCalendar({ product, made, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(product)}`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, made)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, made: Date): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(event.start)}`,
    `DURATION:PT${event.minutes}M`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    // The event does not make anybody busy.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.summary)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Such as `20261123T140000Z` (section 3.3.5, form 2). */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** A text as a value (section 3.3.11); control characters have no place in one. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?|\n/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/[^\P{Cc}\t]|\p{Cs}/gu, '');
}

const encoder = new TextEncoder();

/** A line in pieces of at most 75 bytes; each further one begins with a space. No character is cut in two. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LONGEST_LINE) {
      pieces.push(piece);
      // The space counts.
      [piece, bytes] = [' ', 1];
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n');
}
