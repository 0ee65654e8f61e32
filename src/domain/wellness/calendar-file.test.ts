import { describe, expect, it } from 'vitest';
import { writeCalendar, type CalendarEvent } from './calendar-file.ts';

interface Component {
  readonly name: string;
  readonly properties: ReadonlyMap<string, readonly string[]>;
  readonly parts: readonly Component[];
}

const bytes = (line: string) => new TextEncoder().encode(line).length;

/** Content lines by the letter of RFC 5545, 3.1: every one ends with CRLF, holds 75 bytes at most, and is unfolded. */
function contentLines(file: string): readonly string[] {
  if (!file.endsWith('\r\n')) throw new Error('the last line has no end');
  const lines = file.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error(`a bare end of line in ${JSON.stringify(line)}`);
    if (line === '') throw new Error('an empty line');
    if (bytes(line) > 75) throw new Error(`${bytes(line)} bytes in ${line}`);
    if (/[^\P{Cc}\t]|[\uFEFF\uFFFD]/u.test(line)) throw new Error('a control');
  }
  return file
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
}

/** One calendar, read strictly: nesting, names, and a value for each. Throws at the first thing that is not right. */
function readCalendar(file: string): Component {
  const lines = [...contentLines(file)];
  const component = (): Component => {
    const name = /^BEGIN:([A-Z]+)$/.exec(lines.shift() ?? '')?.[1];
    if (name === undefined) throw new Error('no BEGIN');
    const properties = new Map<string, string[]>();
    const parts: Component[] = [];
    for (;;) {
      const line = lines[0];
      if (line === undefined) throw new Error(`${name} has no END`);
      if (line.startsWith('BEGIN:')) {
        parts.push(component());
        continue;
      }
      lines.shift();
      if (line.startsWith('END:')) {
        if (line !== `END:${name}`) throw new Error(`${line} in ${name}`);
        return { name, properties, parts };
      }
      const parsed = /^([A-Z][A-Z-]*):(.*)$/u.exec(line);
      if (parsed === null) throw new Error(`no property: ${line}`);
      const [, key = '', written = ''] = parsed;
      properties.set(key, [...(properties.get(key) ?? []), written]);
    }
  };
  const calendar = component();
  if (lines.length > 0) throw new Error('something after the end');
  return calendar;
}

/** The one value of a property. */
function value({ name, properties }: Component, key: string): string {
  const [only, ...more] = properties.get(key) ?? [];
  if (only === undefined || more.length > 0) throw new Error(`${name} has no one ${key}`);
  return only;
}

/** A text as it was meant (3.3.11): nothing but these four is escaped, and nothing of these stands bare. */
function text(escaped: string): string {
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/u.test(escaped)) throw new Error(`badly escaped: ${escaped}`);
  return escaped.replaceAll(/\\(.)/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

const UTC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const moment = (written: string) => new Date(written.replace(UTC, '$1-$2-$3T$4:$5:$6Z'));

const START = new Date('2026-11-23T14:05:09.400Z');
const DRINK: CalendarEvent = {
  uid: '0199c1de-0000-7000-8000-000000000001',
  start: START,
  minutes: 5,
  summary: 'Drink',
  description: 'A glass',
};

const calendarOf = (...events: readonly Partial<CalendarEvent>[]) =>
  readCalendar(
    writeCalendar({
      product: '-//Lookglass//Water//EN',
      made: new Date('2026-11-23T13:00:00Z'),
      events: events.map((event) => ({ ...DRINK, ...event })),
    }),
  );

describe('a calendar file', () => {
  it('is a calendar of version 2.0 that says who made it, once each', () => {
    const calendar = calendarOf({});
    expect(calendar.name).toBe('VCALENDAR');
    expect(value(calendar, 'VERSION')).toBe('2.0');
    expect(value(calendar, 'PRODID')).toBe('-//Lookglass//Water//EN');
  });

  it('has for each event what must be there: an id of its own, when it was made, and when it is', () => {
    const { parts } = calendarOf({}, { uid: 'another' });
    expect(parts.map(({ name }) => name)).toEqual(['VEVENT', 'VEVENT']);
    const ids = parts.map((event) => value(event, 'UID'));
    expect(new Set(ids).size).toBe(2);
    for (const event of parts) {
      expect(moment(value(event, 'DTSTAMP'))).toEqual(new Date('2026-11-23T13:00:00Z'));
      expect(moment(value(event, 'DTSTART'))).toEqual(new Date('2026-11-23T14:05:09Z'));
      expect(value(event, 'DURATION')).toBe('PT5M');
    }
  });

  it('rings at the start of each event: an alarm with an action, a trigger and words', () => {
    const [event] = calendarOf({}).parts;
    expect(event?.parts.map(({ name }) => name)).toEqual(['VALARM']);
    const alarm = event!.parts[0]!;
    expect(value(alarm, 'ACTION')).toBe('DISPLAY');
    expect(value(alarm, 'TRIGGER')).toBe('PT0S');
    expect(text(value(alarm, 'DESCRIPTION'))).toBe('Drink');
  });

  it.each([
    ['signs with a meaning', String.raw`One; two, three \ four`],
    ['lines', 'One\ntwo\r\nthree'],
    ['a text of many lines’ length', 'Water. '.repeat(60)],
    ['characters of up to four bytes', 'Wasser für dich, 水 💧 '.repeat(12)],
  ])('keeps %s', (_what, description) => {
    const [event] = calendarOf({ description }).parts;
    expect(text(value(event!, 'DESCRIPTION'))).toBe(description.replaceAll('\r\n', '\n'));
  });

  it('lets no text begin a line or a part of its own', () => {
    const [event, ...more] = calendarOf({ summary: 'A\r\nEND:VEVENT\r\nBEGIN:VEVENT\u0000' }).parts;
    expect(more).toEqual([]);
    expect(text(value(event!, 'SUMMARY'))).toBe('A\nEND:VEVENT\nBEGIN:VEVENT');
  });
});

describe('the reader of this test', () => {
  const good = writeCalendar({ product: 'p', made: START, events: [DRINK] });

  it.each([
    ['a line feed alone', 'the last line has no end', good.replaceAll('\r\n', '\n')],
    [
      'a line that is too long',
      '98 bytes in SUMMARY',
      good.replace('SUMMARY:Drink', `SUMMARY:${'x'.repeat(90)}`),
    ],
    ['no end', 'VCALENDAR has no END', good.replace('END:VCALENDAR\r\n', '')],
    ['an end in the wrong place', 'END:VEVENT in VALARM', good.replace('END:VALARM\r\n', '')],
  ])('refuses %s', (_what, why, file) => {
    expect(() => readCalendar(file)).toThrow(why);
  });
});
