/** Reads a feed of lines: Google's with tabs, and CSV. */

import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { FeedFields } from '#domain/shopping/feed-mapping.ts';
import {
  AS_IT_IS,
  fieldNames,
  type FeedMapping,
  withCurrency,
} from '#domain/shopping/feed-mapping.ts';
import {
  type BrokenLine,
  FeedBroken,
  type FeedLines,
  type FeedSource,
  MOST_IN_A_LINE,
  type ReadLine,
  textOf,
} from './feed.ts';

const DELIMITERS = ['\t', ',', ';', '|'] as const;

/** The mark between the fields: of the known marks, the one that occurs most often in the heading. */
function delimiterOf(heading: string): string {
  const counted = DELIMITERS.map((mark) => ({ mark, times: heading.split(mark).length }));
  const [most] = counted.toSorted((one, other) => other.times - one.times);
  if (most === undefined || most.times === 1)
    throw new FeedBroken('The first line names no fields.');
  return most.mark;
}

/** The text from its heading on, which is needed first and goes to the parser with the rest. */
async function takeHeading(text: AsyncGenerator<string>): Promise<string> {
  let start = '';
  for (;;) {
    const next = await text.next();
    if (next.done === true) return start;
    start += next.value;
    if (start.includes('\n')) return start;
    if (start.length > MOST_IN_A_LINE) throw new FeedBroken('The first line does not end.');
  }
}

export interface Reading {
  readonly mapping?: FeedMapping;
  /**
   * Whether the source fails if it is cut short. With any other, a last line without a line end may be
   * half a line.
   */
  readonly saysItsEnd?: boolean;
}

const NO_LINE_END =
  'Its last line has no line end, so the file may have been cut short. Where it is whole, put a line end behind it and take it again.';

interface End {
  /** Whether the last line has an end of its own. */
  isWhole: boolean;
}

async function* joined(
  start: string,
  rest: AsyncGenerator<string>,
  end: End,
): AsyncGenerator<string> {
  yield start;
  end.isWhole = start.endsWith('\n');
  for await (const text of rest) {
    yield text;
    if (text !== '') end.isWhole = text.endsWith('\n');
  }
}

function recordOf(names: readonly string[], values: readonly string[]): FeedFields {
  return Object.fromEntries(names.map((name, place) => [name, values[place]]));
}

function isValues(record: unknown): record is { record: string[]; info: { lines: number } } {
  return typeof record === 'object' && record !== null && 'record' in record && 'info' in record;
}

/**
 * Yields line after line; those whose number of fields differs from the heading's are broken. Throws
 * `FeedBroken` if nothing can be read (no heading, no UTF-8, a line or a quotation that never ends), and
 * if the file ends within a line or may do so: half a price or half an address looks like a whole one.
 * The last line is yielded once it is known to be whole.
 */
export async function* readDelimited(
  source: FeedSource,
  { mapping = AS_IT_IS, saysItsEnd = false }: Reading = {},
): FeedLines {
  const text = textOf(source);
  const start = (await takeHeading(text)).replace(/^\uFEFF/, '');
  const [heading = ''] = start.split(/\r?\n/, 1);
  const parser = parse({
    delimiter: delimiterOf(heading),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MOST_IN_A_LINE,
  });
  let names: readonly string[] | undefined;
  const end: End = { isWhole: true };
  let isLastShort = false;
  let last: ReadLine | BrokenLine | undefined;
  try {
    // A failure of the source ends the parser, and so the loop.
    pipeline(Readable.from(joined(start, text, end)), parser, () => undefined);
    for await (const record of parser) {
      if (!isValues(record)) continue;
      const { record: values, info } = record;
      if (names === undefined) {
        names = fieldNames(values, mapping);
        const missing = ['id', ...mapping.fields.values()].find((name) => !names?.includes(name));
        if (missing !== undefined) {
          throw new FeedBroken(`The first line has no field for "${missing}".`);
        }
        continue;
      }
      isLastShort = values.length < names.length;
      if (last !== undefined) yield last;
      const { lines: line } = info;
      last =
        values.length === names.length
          ? { kind: 'fields', line, fields: withCurrency(recordOf(names, values), mapping) }
          : { kind: 'broken', line };
    }
  } catch (problem) {
    if (problem instanceof CsvError) throw new FeedBroken(problem.message, { cause: problem });
    throw problem;
  }
  if (names === undefined) throw new FeedBroken('The file is empty.');
  if (!end.isWhole) {
    if (isLastShort) throw new FeedBroken('The file ends in the middle of a line.');
    if (!saysItsEnd) throw new FeedBroken(NO_LINE_END);
  }
  if (last !== undefined) yield last;
}
