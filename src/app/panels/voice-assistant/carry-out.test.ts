import { describe, expect, test } from 'vitest';
import { VOICE_VOCABULARY } from '#content/voice-vocabulary.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { lexiconOf } from '#domain/voice/lexicon.ts';
import { currentLook } from '#studio/state/state.ts';
import { openStudio } from '#tests/studio/open-studio.ts';
import { type AskModel, carryOut, NOTHING_REMEMBERED, type ReadByModel } from './carry-out.ts';

const LEXICON = lexiconOf(VOICE_VOCABULARY);

/** A studio whose server has a model that reads the same out of every command. */
function withModel(read: ReadByModel | null) {
  const { studio } = openStudio();
  const asked: string[] = [];
  const sure: number[] = [];
  const askModel: AskModel = async (command, _look, confidence) => {
    asked.push(command);
    sure.push(confidence);
    return read;
  };
  const world = { studio, saved: [], lexicon: LEXICON, askModel };
  return {
    asked,
    sure,
    worn: () => currentLook(studio.store.getState()),
    say: async (command: string, more: object = {}, confidence = 1) =>
      carryOut(command, NOTHING_REMEMBERED, { ...world, ...more }, confidence).response,
  };
}

const READ = { patch: { blush: { opacity: 5 } }, response: 'I gave it a try. Blush: 5%.' };

describe('a command that the grammar does not understand', () => {
  test('is read by the model where the person wants that, and worn', async () => {
    const { say, worn, asked } = withModel(READ);
    expect(await say('vampire countess at breakfast')).toBe(READ.response);
    expect(asked).toEqual(['vampire countess at breakfast']);
    expect(worn().blush.opacity).toBe(5);
  });

  test('is sent to it with the browser’s confidence in what was heard', async () => {
    const { say, sure } = withModel(READ);
    await say('vampire countess at breakfast', {}, 0.72);
    expect(sure).toEqual([0.72]);
  });

  test('is answered by us where the model can make nothing of it, either', async () => {
    const { say, worn } = withModel(null);
    expect(await say('vampire countess at breakfast')).toContain('didn’t understand');
    expect(worn()).toEqual(DEFAULT_LOOK);
  });

  test('stays on the device where nobody agreed to that', async () => {
    const { say, asked } = withModel(READ);
    expect(await say('vampire countess at breakfast', { askModel: null })).toContain(
      'didn’t understand',
    );
    expect(asked).toEqual([]);
  });
});

test('a command that the grammar understands is no model’s business', async () => {
  const { say, asked } = withModel(READ);
  expect(await say('softer blush')).toBe('Blush at 35%.');
  expect(asked).toEqual([]);
});
