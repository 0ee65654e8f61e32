import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLook } from '#tests/studio/arbitrary-look.ts';
import { blendModeOf, DEFAULT_LOOK } from './look.ts';
import { parseLook } from './parse-look.ts';

const { v: _version, ...UNVERSIONED } = DEFAULT_LOOK;

describe('parseLook', () => {
  it('reads back any look that was written as JSON', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        const read = parseLook(JSON.parse(JSON.stringify(look)));
        expect(read).toEqual({ ok: true, value: JSON.parse(JSON.stringify(look)) });
      }),
    );
  });

  it('takes a look of the specification’s shape, which has no version', () => {
    expect(parseLook(UNVERSIONED)).toEqual({ ok: true, value: DEFAULT_LOOK });
  });

  it('takes a look without finishes as it is', () => {
    const read = parseLook(DEFAULT_LOOK);
    expect(read.ok && 'finish' in read.value.lipstick).toBe(false);
  });

  it('reads a look of version 1, which has no blend modes, as one whose products all blend normally', () => {
    const read = parseLook({ ...DEFAULT_LOOK, v: 1 });
    expect(read).toEqual({ ok: true, value: DEFAULT_LOOK });
    expect(read.ok && blendModeOf(read.value, 'lipstick')).toBe('normal');
  });

  it('is of version 2 only where it names a blend mode, so that older pages read the others', () => {
    const blended = { ...DEFAULT_LOOK, v: 2, mascara: { opacity: 65, blend: 'multiply' } };
    expect(parseLook(blended)).toEqual({ ok: true, value: blended });
    expect(parseLook({ ...DEFAULT_LOOK, v: 2 })).toEqual({ ok: true, value: DEFAULT_LOOK });
  });

  it('leaves out what no look has', () => {
    const read = parseLook({ ...DEFAULT_LOOK, photo: 'data:image/jpeg;base64,AAAA' });
    expect(read).toEqual({ ok: true, value: DEFAULT_LOOK });
  });

  it('says so when a look was written by a newer version', () => {
    expect(parseLook({ ...DEFAULT_LOOK, v: 3 })).toEqual({ ok: false, failure: 'newer-version' });
  });

  it.each([
    ['nothing', null],
    ['a text', 'look'],
    ['a list', [DEFAULT_LOOK]],
    ['a version that is no number', { ...DEFAULT_LOOK, v: '1' }],
    ['a missing product', { ...UNVERSIONED, mascara: undefined }],
    ['an opacity over 100', { ...DEFAULT_LOOK, mascara: { opacity: 101 } }],
    ['an opacity under 0', { ...DEFAULT_LOOK, mascara: { opacity: -1 } }],
    ['an opacity that is no number', { ...DEFAULT_LOOK, mascara: { opacity: Number.NaN } }],
    ['a colour by name', { ...DEFAULT_LOOK, blush: { color: 'red', opacity: 5 } }],
    [
      'a style sheet for a colour',
      { ...DEFAULT_LOOK, blush: { color: 'url(//example.test)', opacity: 5 } },
    ],
    ['a blend mode that nobody draws', { ...DEFAULT_LOOK, mascara: { opacity: 5, blend: 'hue' } }],
    ['two shadows', { ...DEFAULT_LOOK, eyeshadow: { colors: ['#000000', '#ffffff'], opacity: 5 } }],
    [
      'a finish that lips do not have',
      { ...DEFAULT_LOOK, lipstick: { ...DEFAULT_LOOK.lipstick, finish: 'glitter' } },
    ],
  ])('refuses %s', (_what, value) => {
    expect(parseLook(value)).toEqual({ ok: false, failure: 'not-a-look' });
  });

  it('never throws, for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof parseLook(value).ok).toBe('boolean');
      }),
    );
  });
});
