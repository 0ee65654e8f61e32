import { describe, expect, it } from 'vitest';
import { stepCommand } from './step-command.ts';

describe('what is said in a lesson', () => {
  it.each([
    ['Next.', 'next'],
    ['next, next', 'next'],
    ['Next step, please!', 'next'],
    ['I’m done', 'next'],
    ['Go back', 'back'],
    ['Stop the tutorial.', 'end'],
  ])('%j means %s', (sentence, command) => {
    expect(stepCommand(sentence)).toBe(command);
  });

  it.each(['', 'the next time I see her', 'red lips', 'don’t stop', 'what comes next?'])(
    '%j means nothing',
    (sentence) => {
      expect(stepCommand(sentence)).toBeNull();
    },
  );
});
