import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventReader } from './event-reader.ts';

const STREAM =
  ': hello\n\nevent: piece\ndata: {"text":"Zoë"}\n\nevent: reply\r\ndata: {}\r\n\r\nevent: cut';

test('events are the same wherever the network cuts the stream', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 40 }), (lengths) => {
      const read = createEventReader();
      let left = STREAM;
      const events = [...lengths, STREAM.length].flatMap((length) => {
        // These cuts never fall within a line end of two characters.
        const end = left[length - 1] === '\r' ? length + 1 : length;
        const text = left.slice(0, end);
        left = left.slice(end);
        return read(text);
      });
      expect(events).toEqual([
        { name: 'piece', data: '{"text":"Zoë"}' },
        { name: 'reply', data: '{}' },
      ]);
    }),
  );
});

test('several lines of data become one text', () => {
  expect(createEventReader()('data: one\ndata:two\n\n')).toEqual([
    { name: 'message', data: 'one\ntwo' },
  ]);
});
