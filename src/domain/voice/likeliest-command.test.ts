import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { LEXICON } from '#tests/support/voice-phrases.ts';
import { confidenceGrade, likeliestCommand } from './likeliest-command.ts';
import { understand } from './understand.ts';

function chosen(...transcripts: readonly string[]): string | undefined {
  const heard = transcripts.map((transcript, place) => ({
    transcript,
    confidence: 1 - place / 10,
  }));
  const answerOf = (command: string) =>
    understand(command, { look: DEFAULT_LOOK, lexicon: LEXICON });
  return likeliestCommand(heard, answerOf)?.transcript;
}

describe('of what a recognizer may have heard', () => {
  it('the first that makes sense is taken', () => {
    expect(chosen('barely rips', 'berry lips', 'very lips')).toBe('berry lips');
  });

  it('the likeliest is taken where several make sense, or none', () => {
    expect(chosen('berry lips', 'red lips')).toBe('berry lips');
    expect(chosen('what a lovely day', 'water lovely day')).toBe('what a lovely day');
  });

  it('nothing is taken where nothing was heard', () => {
    expect(chosen()).toBeUndefined();
    expect(chosen('', ' ')).toBeUndefined();
  });
});

it('a confidence is high above 0.8, medium above 0.6, else low, and unknown where a browser always says 0', () => {
  expect([0.81, 0.8, 0.61, 0.6, 0.1, 0].map(confidenceGrade)).toEqual([
    'high',
    'medium',
    'medium',
    'low',
    'low',
    null,
  ]);
});
