import { describe, expect, it } from 'vitest';

import { ModelsFileError, readModelRanges, writeModelRanges } from './models-file.ts';

const ranges = {
  detector: { offset: 64, length: 100 },
  mesh: { offset: 192, length: 300 },
  refinement: { offset: 256, length: 236 },
};

function file(): Uint8Array {
  const bytes = new Uint8Array(492);
  writeModelRanges(bytes, ranges);
  return bytes;
}

describe('the head of the file of models', () => {
  it('reads back as written', () => {
    expect(readModelRanges(file())).toEqual(ranges);
  });

  it('refuses another file', () => {
    expect(() => readModelRanges(new TextEncoder().encode('<!doctype html>'.repeat(9)))).toThrow(
      ModelsFileError,
    );
  });

  it('refuses a file that is cut short, wherever', () => {
    expect(() => readModelRanges(file().subarray(0, 491))).toThrow('mesh model is cut short');
    expect(() => readModelRanges(file().subarray(0, 20))).toThrow(ModelsFileError);
  });

  it('refuses a model that starts off its alignment', () => {
    const bytes = file();
    writeModelRanges(bytes, { ...ranges, mesh: { offset: 200, length: 10 } });
    expect(() => readModelRanges(bytes)).toThrow('mesh model starts at an impossible place');
  });
});
