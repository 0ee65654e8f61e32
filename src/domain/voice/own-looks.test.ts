import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { LEXICON } from '#tests/support/voice-phrases.ts';
import { lookCalled, withOwnLooks } from './own-looks.ts';
import { understand } from './understand.ts';

const SUNDAY: Look = applyPatch(DEFAULT_LOOK, {
  lipstick: { color: '#7d1d43', finish: 'matte' },
  foundation: { color: '#c89b75', opacity: 30 },
});

function wearing(command: string, names: readonly string[]) {
  const lexicon = withOwnLooks(
    LEXICON,
    names.map((name) => ({ name, look: SUNDAY })),
  );
  const { patch, replies } = understand(command, { look: DEFAULT_LOOK, lexicon });
  return { look: applyPatch(DEFAULT_LOOK, patch), replies };
}

describe('looks of one’s own', () => {
  it.each([
    'wear my Sunday look',
    'my sunday look please',
    'put on sunday',
    'the look called Sunday',
    'sunday look',
  ])('are put on whole, foundation and all: %s', (command) => {
    const { look, replies } = wearing(command, ['Sunday']);
    expect(look).toEqual(SUNDAY);
    expect(replies).toEqual([{ key: 'own-look', look: 'Sunday' }]);
  });

  it('can be worn with a change', () => {
    const { look } = wearing('my sunday look but with red lips', ['Sunday']);
    expect(look.foundation).toEqual(SUNDAY.foundation);
    expect(look.lipstick.color).toBe('#c1121f');
  });

  it.each([
    ['red lips', 'Red Lips'],
    ['make my lips darker', 'Lips'],
    ['natural look', 'Natural'],
    ['soft pink blush', 'Soft pink'],
  ])('take no meaning from what is said without them: %s', (command, name) => {
    expect(wearing(command, [name]).look).toEqual(wearing(command, []).look);
  });

  it('are known by their own names where those mean something else, too', () => {
    expect(wearing('my natural look', ['Natural']).look).toEqual(SUNDAY);
    expect(wearing('my red lips look', ['Red Lips']).look).toEqual(SUNDAY);
  });

  it('take off the finish that they do not have', () => {
    const lexicon = withOwnLooks(LEXICON, [{ name: 'Sunday', look: DEFAULT_LOOK }]);
    const { patch } = understand('sunday', { look: SUNDAY, lexicon });
    expect(applyPatch(SUNDAY, patch)).toEqual(DEFAULT_LOOK);
  });
});

describe('the look that a name means', () => {
  const looks = ['Sunday', 'Friday Night', 'Friday Noon', 'Öffice'].map((name) => ({ name }));
  it.each([
    ['sunday', 'Sunday'],
    ['my Sunday look', 'Sunday'],
    ['friday noon', 'Friday Noon'],
    ['noon', 'Friday Noon'],
    ['sundae', 'Sunday'],
    ['office', 'Öffice'],
    ['friday', undefined],
    ['monday', undefined],
    ['', undefined],
  ])('of %s is %s', (said, name) => {
    expect(lookCalled(said, looks)?.name).toBe(name);
  });
});
