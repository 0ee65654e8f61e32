import { describe, expect, it } from 'vitest';
import {
  classifyCameraException,
  classifyEndedTrack,
  isAccessFailure,
  oppositeFacing,
} from './camera-failure.ts';

describe('classifyCameraException', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['OverconstrainedError', 'unsuitable'],
    ['InvalidStateError', 'unknown'],
  ])('classifies a %s as %s', (name, kind) => {
    expect(classifyCameraException(new DOMException('no', name))).toBe(kind);
  });

  it('does not know what to make of something that is not an exception', () => {
    expect(classifyCameraException('NotAllowedError')).toBe('unknown');
  });
});

describe('a track that ended by itself', () => {
  it('was revoked when the permission is gone', () => {
    expect(classifyEndedTrack('denied')).toBe('revoked');
  });

  it('was unplugged when the permission is still there, or when that is not known', () => {
    expect(classifyEndedTrack('granted')).toBe('unplugged');
    expect(classifyEndedTrack('unknown')).toBe('unplugged');
  });
});

describe('a failure', () => {
  it('is one of access when the person can undo it in the settings', () => {
    expect(isAccessFailure('denied')).toBe(true);
    expect(isAccessFailure('revoked')).toBe(true);
    expect(isAccessFailure('busy')).toBe(false);
  });
});

describe('oppositeFacing', () => {
  it('leads from the front camera to the back one and again to the front', () => {
    expect(oppositeFacing('user')).toBe('environment');
    expect(oppositeFacing('environment')).toBe('user');
  });
});
