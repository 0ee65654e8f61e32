import { describe, expect, it } from 'vitest';

import { FACE_MODELS, ModelsFileError, readModelRanges, writeModelRanges } from './models-file.ts';

const mesh = { offset: 192, length: 300 };
const ranges = new Map([
  ['detector', { offset: 64, length: 100 }],
  ['mesh', mesh],
  ['refinement', { offset: 256, length: 236 }],
]);

function file(): Uint8Array {
  const bytes = new Uint8Array(492);
  writeModelRanges(bytes, ranges);
  return bytes;
}

describe('the head of the file of models', () => {
  it('reads back as written', () => {
    expect(readModelRanges(file(), FACE_MODELS)).toEqual(ranges);
  });

  it('refuses another file', () => {
    expect(() =>
      readModelRanges(new TextEncoder().encode('<!doctype html>'.repeat(9)), FACE_MODELS),
    ).toThrow(ModelsFileError);
  });

  it('refuses a file that is cut short anywhere', () => {
    expect(() => readModelRanges(file().subarray(0, 491), FACE_MODELS)).toThrow(
      'mesh model is cut short',
    );
    expect(() => readModelRanges(file().subarray(0, 20), FACE_MODELS)).toThrow(ModelsFileError);
  });

  it('refuses a model that starts off its alignment', () => {
    const bytes = file();
    writeModelRanges(bytes, new Map([...ranges, ['mesh', { ...mesh, offset: 200 }]]));
    expect(() => readModelRanges(bytes, FACE_MODELS)).toThrow(
      'mesh model starts at an impossible place',
    );
  });
});
