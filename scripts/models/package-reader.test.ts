import { describe, expect, it } from 'vitest';

import {
  UnexpectedPackageError,
  checkSum,
  openPackedAssets,
  readPackedRanges,
} from './package-reader.ts';
import { FACE_DETECTOR } from './sources.ts';

describe('reading the installed packages', () => {
  it('takes a file with the expected SHA-256', () => {
    const abc = {
      fileName: 'abc',
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    };
    expect(() => checkSum(abc, new TextEncoder().encode('abc'))).not.toThrow();
  });

  it('refuses a file with another SHA-256, naming the file, both sums and what to do', () => {
    const bytes = new TextEncoder().encode('tampered');
    expect(() => checkSum(FACE_DETECTOR, bytes)).toThrow(UnexpectedPackageError);
    expect(() => checkSum(FACE_DETECTOR, bytes)).toThrow(
      /face_detection_short_range\.tflite has SHA-256 [0-9a-f]{64}, expected 3bc182eb.*npm ci/,
    );
  });

  it('finds where a file lies in the packed assets', () => {
    const script =
      'x; loadPackage({"files": [{"filename": "/a/b/one.bin", "start": 3, "end": 9, "audio": 0}], "n": 1});';
    expect(readPackedRanges(script)).toEqual([{ fileName: 'one.bin', start: 3, end: 9 }]);
  });

  it('refuses a loader that lists its files in another form', () => {
    expect(() => readPackedRanges('loadPackage({"files": [{"name": "a"}]});')).toThrow(
      UnexpectedPackageError,
    );
    expect(() => readPackedRanges('nothing here')).toThrow(UnexpectedPackageError);
  });

  it('names a file that the package does not contain', () => {
    const read = openPackedAssets('face_mesh');
    expect(() => read({ fileName: 'missing.tflite', sha256: '' })).toThrow(
      '@mediapipe/face_mesh does not contain missing.tflite.',
    );
  });
});
