import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAPTION_PHRASES } from './captions.ts';
import { HASHTAGS } from './hashtags.ts';
import { DEFAULT_LOOK, PRODUCTS } from '#domain/makeup/look.ts';
import { anyLook } from '#tests/studio/arbitrary-look.ts';
import { captionAt, DIFFERENT_CAPTIONS, OCCASIONS } from '#domain/social/caption.ts';
import { SHOWN_HASHTAGS, shownHashtags } from '#domain/social/hashtags.ts';
import { type LookFacts, lookFacts } from '#domain/social/look-facts.ts';
import { LONGEST_CAPTION } from '#domain/social/platform.ts';
import { postLength } from '#domain/social/post-text.ts';

const named = (name: string): LookFacts => lookFacts(DEFAULT_LOOK, null, () => name);
const anyFacts = fc
  .tuple(anyLook, fc.subarray([...PRODUCTS]))
  .map(([look, withName]) =>
    lookFacts(look, null, (product) => (withName.includes(product) ? 'Petal Rose' : null)),
  );

describe('captions of one look', () => {
  it('are twenty different ones for each occasion, from any turn on', () => {
    fc.assert(
      fc.property(
        anyFacts,
        fc.constantFrom(...OCCASIONS),
        fc.nat(10_000),
        (facts, occasion, from) => {
          const captions = Array.from({ length: DIFFERENT_CAPTIONS }, (_, turn) =>
            captionAt(facts, occasion, from + turn, CAPTION_PHRASES),
          );
          expect(new Set(captions).size).toBe(DIFFERENT_CAPTIONS);
        },
      ),
    );
  });

  it('fit the caption, and leave no place empty, for any look', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...OCCASIONS), fc.nat(200), (facts, occasion, turn) => {
        const caption = captionAt(facts, occasion, turn, CAPTION_PHRASES);
        expect(postLength(caption)).toBeLessThanOrEqual(LONGEST_CAPTION);
        expect(caption).not.toMatch(/[{}]|undefined| {2}/);
      }),
    );
  });

  it('say the names and the finish of what is worn', () => {
    const all = Array.from({ length: DIFFERENT_CAPTIONS }, (_, turn) =>
      captionAt(named('Berry Nights'), 'party', turn, CAPTION_PHRASES),
    );
    expect(all.every((caption) => caption.includes('Berry Nights'))).toBe(true);
    expect(all.some((caption) => caption.includes('satin'))).toBe(true);
  });
});

describe('the hashtags beside a look', () => {
  it('are eight of fifteen', () => {
    expect(HASHTAGS).toHaveLength(15);
    expect(shownHashtags(HASHTAGS, named('Rose'), 0)).toHaveLength(SHOWN_HASHTAGS);
  });

  it('begin with those that fit what stands out in it', () => {
    const traits = new Set(['liner'] as const);
    expect(shownHashtags(HASHTAGS, { traits }, 0)[0]).toBe('#wingedliner');
  });

  it('are all shown on two pages', () => {
    const pages = [0, 1].flatMap((page) => shownHashtags(HASHTAGS, named('Rose'), page));
    expect(new Set(pages).size).toBe(HASHTAGS.length);
  });
});
