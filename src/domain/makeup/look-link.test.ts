import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLook } from '#tests/studio/arbitrary-look.ts';
import { DEFAULT_LOOK } from './look.ts';
import { decodeLookFragment, encodeLookFragment } from './look-link.ts';

const MALFORMED = { ok: false, failure: 'malformed' };

describe('a look in a link', () => {
  it('comes out as it went in', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        const asWritten: unknown = JSON.parse(JSON.stringify(look));
        expect(decodeLookFragment(encodeLookFragment(look))).toEqual({
          ok: true,
          value: asWritten,
        });
      }),
    );
  });

  it('needs no escaping in an address, and stays short', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        const fragment = encodeLookFragment(look);
        expect(fragment).toMatch(/^#look=[\w-]+$/);
        expect(fragment.length).toBeLessThan(2048);
      }),
    );
  });

  it('is told apart from other fragments and from none', () => {
    expect(decodeLookFragment('')).toEqual({ ok: false, failure: 'no-look' });
    expect(decodeLookFragment('#app-tutorial')).toEqual({ ok: false, failure: 'no-look' });
  });

  it.each([
    ['nothing', '#look='],
    ['no base64', '#look=%%%'],
    ['no JSON', `#look=${btoa('{"v":1')}`],
    ['another value', `#look=${btoa('[1,2]')}`],
    ['a link that was cut short', encodeLookFragment(DEFAULT_LOOK).slice(0, -7)],
    ['far too much', `#look=${'A'.repeat(4000)}`],
  ])('is malformed when it holds %s', (_what, fragment) => {
    expect(decodeLookFragment(fragment)).toEqual(MALFORMED);
  });

  it('never throws, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeLookFragment(`#look=${text}`).ok).toBe(false);
      }),
    );
  });
});
