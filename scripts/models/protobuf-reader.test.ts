import { describe, expect, it } from 'vitest';

import { readMessage } from './protobuf-reader.ts';

describe('a protocol buffer', () => {
  it('reads integers of several bytes, floats and nested bytes', () => {
    const bytes = Uint8Array.of(0x08, 0xac, 0x02, 0x15, 0, 0, 0xc0, 0x3f, 0x1a, 2, 9, 8);
    expect(readMessage(bytes)).toEqual([
      { field: 1, kind: 'integer', value: 300 },
      { field: 2, kind: 'float', value: 1.5 },
      { field: 3, kind: 'bytes', value: Uint8Array.of(9, 8) },
    ]);
  });

  it('refuses a wire type that it does not know', () => {
    expect(() => readMessage(Uint8Array.of(0x09))).toThrow('wire type 1');
  });
});
