import { describe, expect, it } from 'vitest';

import type { NewTable } from './flatbuffer-prefix.ts';
import { PREFIX_ALIGNMENT, writeFlatbufferPrefix } from './flatbuffer-prefix.ts';
import { FlatbufferReader } from './flatbuffer-reader.ts';

/** An "old" buffer whose only object is a vector of three integers at byte 16. */
function oldBuffer(): Uint8Array {
  const bytes = new Uint8Array(32);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of [3, 70, 80, 90].entries())
    view.setInt32(16 + 4 * index, value, true);
  return bytes;
}

function join(prefix: Uint8Array, gap: number, old: Uint8Array): Uint8Array {
  const joined = new Uint8Array(prefix.length + gap + old.length);
  joined.set(prefix, 0);
  joined.set(old, prefix.length + gap);
  return joined;
}

const root: NewTable = {
  kind: 'table',
  fields: [
    { index: 0, uint32: 7 },
    { index: 3, reference: { kind: 'string', text: 'grüße' } },
    {
      index: 1,
      reference: {
        kind: 'references',
        items: [
          { kind: 'integers', values: [1, -2] },
          { kind: 'original', position: 16 },
        ],
      },
    },
  ],
};

describe('a flatbuffer prefix', () => {
  it.each([0, PREFIX_ALIGNMENT])(
    'reads back as written, %i bytes in front of the old buffer',
    (gap) => {
      const prefix = writeFlatbufferPrefix({ root, identifier: 'TEST', gap });
      const reader = new FlatbufferReader(join(prefix, gap, oldBuffer()));
      const [fresh, old] = reader.references(reader.reference(reader.root, 1));
      expect(reader.uint32(reader.root, 0)).toBe(7);
      expect(reader.text(reader.reference(reader.root, 3))).toBe('grüße');
      expect(reader.integers(fresh!)).toEqual([1, -2]);
      expect(reader.integers(old!)).toEqual([70, 80, 90]);
    },
  );

  it('says that a field is not there', () => {
    const prefix = writeFlatbufferPrefix({ root, identifier: 'TEST', gap: 0 });
    const reader = new FlatbufferReader(prefix);
    expect(reader.field(reader.root, 2)).toBe(0);
    expect(reader.field(reader.root, 99)).toBe(0);
    expect(reader.uint32(reader.root, 99, 5)).toBe(5);
  });

  it('carries the file identifier and keeps the alignment of the old buffer', () => {
    const prefix = writeFlatbufferPrefix({ root, identifier: 'TEST', gap: 0 });
    expect(new TextDecoder().decode(prefix.subarray(4, 8))).toBe('TEST');
    expect(prefix.length % PREFIX_ALIGNMENT).toBe(0);
  });

  it('refuses a gap that would break the alignment', () => {
    expect(() => writeFlatbufferPrefix({ root, identifier: 'TEST', gap: 3 })).toThrow(RangeError);
  });
});
