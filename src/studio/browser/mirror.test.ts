import { describe, expect, it } from 'vitest';
import { forcedOptions } from './mirror.ts';

describe('the way of working that an address asks for', () => {
  it.each(['track-processor', 'image-bitmap', 'page'])('is the transport %s', (transport) => {
    expect(forcedOptions(`?transport=${transport}`)).toEqual({ transport });
  });

  it.each([
    ['webgl2', 'webgl2'],
    ['2d', 'canvas-2d'],
    ['canvas-2d', 'canvas-2d'],
  ])('is, with %s, the renderer %s', (asked, renderer) => {
    expect(forcedOptions(`?renderer=${asked}`)).toEqual({ renderer });
  });

  it('is both where both are asked for', () => {
    expect(forcedOptions('?transport=page&renderer=2d')).toEqual({
      transport: 'page',
      renderer: 'canvas-2d',
    });
  });

  it('is left to the mirror where none is asked for, or one that does not exist', () => {
    expect(forcedOptions('')).toEqual({});
    expect(forcedOptions('?transport=pigeon&renderer=oil')).toEqual({});
  });
});
