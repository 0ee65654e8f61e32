import { describe, expect, it } from 'vitest';
import { fileNameOf, filmEnding, filmType, filmTypeToPost } from './film-type.ts';
import { withDuration } from './webm-duration.ts';

describe('the kind of a film', () => {
  it('is the best that the browser can make, with sound or without', () => {
    expect(filmType(true, () => true)).toBe('video/webm;codecs=vp8,opus');
    expect(filmType(false, (type) => type === 'video/mp4')).toBe('video/mp4');
    expect(filmType(true, () => false)).toBeNull();
  });

  it('to be posted is MP4 with H.264 where the browser can, else WebM', () => {
    expect(filmTypeToPost(() => true)).toBe('video/mp4;codecs=avc1.640028');
    expect(filmTypeToPost((type) => type === 'video/mp4' || type === 'video/webm')).toBe(
      'video/webm',
    );
    expect(filmTypeToPost(() => false)).toBeNull();
  });

  it('says how its file ends', () => {
    expect(filmEnding('video/webm;codecs=vp8')).toBe('webm');
    expect(filmEnding('video/mp4')).toBe('mp4');
  });
});

describe('the name of a file', () => {
  it.each([
    ['A soft evening lip', 'a-soft-evening-lip'],
    ['Crème brûlée / 2', 'creme-brulee-2'],
    ['../../etc', 'etc'],
    ['口紅', 'tutorial'],
  ])('of %j is %s', (title, name) => {
    expect(fileNameOf(title)).toBe(name);
  });
});

const HEADER = [0x1a, 0x45, 0xdf, 0xa3, 0x82, 0x42, 0x86];
const SEGMENT = [0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
/** A tick of one millisecond, as browsers write it. */
const SCALE = [0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40];
const INFO = [0x15, 0x49, 0xa9, 0x66];
const DURATION = [0x44, 0x89, 0x88];
/** A size in eight bytes: seven of what was there, and eleven of the duration. */
const EIGHTEEN = [0x01, 0, 0, 0, 0, 0, 0, 18];
const FLOAT_OF_65536 = [0x40, 0xf0, 0, 0, 0, 0, 0, 0];
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75, 0xff, 0xe7, 0x81, 0x00];

function headOf(info: readonly number[], segment = SEGMENT): Uint8Array {
  return Uint8Array.from([...HEADER, ...segment, ...INFO, 0x80 | info.length, ...info, ...CLUSTER]);
}

describe('a recorded WebM film', () => {
  it('gets its duration at the end of its Info element', () => {
    const parts = withDuration(headOf(SCALE), 65_536);
    const bytes = parts?.flatMap((part) => [...part]);
    expect(bytes).toEqual([
      ...HEADER,
      ...SEGMENT,
      ...INFO,
      ...EIGHTEEN,
      ...SCALE,
      ...DURATION,
      ...FLOAT_OF_65536,
      ...CLUSTER,
    ]);
  });

  it('is counted in its own ticks', () => {
    const ticksOfASecond = [0x2a, 0xd7, 0xb1, 0x84, 0x3b, 0x9a, 0xca, 0x00];
    const parts = withDuration(headOf(ticksOfASecond), 2000);
    expect([...(parts?.[3] ?? [])].slice(3)).toEqual([0x40, 0, 0, 0, 0, 0, 0, 0]);
  });

  it.each<[string, Uint8Array]>([
    ['has a duration already', headOf([0x44, 0x89, 0x84, 0, 0, 0, 0])],
    ['is of known size', headOf(SCALE, [0x18, 0x53, 0x80, 0x67, 0xa0])],
    ['is no WebM', new TextEncoder().encode('....ftypisom')],
    ['is empty', new Uint8Array()],
    ['was cut short', headOf(SCALE).slice(0, 9)],
  ])('stays as it is where it %s', (_what, head) => {
    expect(withDuration(head, 1000)).toBeNull();
  });
});
