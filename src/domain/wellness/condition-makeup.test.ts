import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { applyPatch, undoPatch } from '#domain/makeup/patch.ts';
import { makeupChanges, patchOf } from './condition-makeup.ts';

describe('makeup for what a scan has found', () => {
  it('covers redness with more foundation, and adds less red', () => {
    expect(makeupChanges('redness', DEFAULT_LOOK)).toEqual([
      { kind: 'opacity', product: 'blush', from: 50, to: 35 },
      { kind: 'opacity', product: 'foundation', from: 40, to: 55 },
    ]);
  });

  it('takes gloss and shimmer off where skin shines', () => {
    expect(patchOf(makeupChanges('shine', DEFAULT_LOOK))).toEqual({
      lipstick: { finish: 'matte' },
    });
  });

  it('puts on nothing that is not worn, and asks for no more than there is', () => {
    const bare = applyPatch(DEFAULT_LOOK, { foundation: { opacity: 0 }, blush: { opacity: 0 } });
    expect(makeupChanges('redness', bare)).toEqual([]);
    const full = applyPatch(DEFAULT_LOOK, { foundation: { opacity: 95 } });
    expect(makeupChanges('spots', full)).toEqual([
      { kind: 'opacity', product: 'foundation', from: 95, to: 100 },
    ]);
  });

  it.each(['redness', 'shadow', 'shine', 'spots', 'uneven', 'lines'] as const)(
    'for %s can be taken back whole',
    (finding) => {
      const patch = patchOf(makeupChanges(finding, DEFAULT_LOOK));
      const worn = applyPatch(DEFAULT_LOOK, patch);
      expect(worn).not.toEqual(DEFAULT_LOOK);
      expect(applyPatch(worn, undoPatch(DEFAULT_LOOK, patch))).toEqual(DEFAULT_LOOK);
    },
  );
});
