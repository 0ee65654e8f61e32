import { expect, test } from 'vitest';
import { commandWords, LONGEST_COMMAND } from './command-words.ts';

function plainWords(command: string): readonly string[] | undefined {
  return commandWords(command)?.map(({ plain }) => plain);
}

test('words are looked up without capitals, accents and apostrophes', () => {
  expect(plainWords('Don’t use ROSÉ')).toEqual(['dont', 'use', 'rose']);
});

test('a comma stands for whatever separates two wishes, and the word “percent” for its sign', () => {
  expect(plainWords('red lips. Blush 80%!')).toEqual([
    'red',
    'lips',
    ',',
    'blush',
    '80',
    'percent',
    ',',
  ]);
});

test('emoji and control characters are not words, but separate them', () => {
  expect(plainWords('red\u0000lips 💄\u202Eblush')).toEqual(['red', 'lips', 'blush']);
});

test('what was said is kept beside it', () => {
  expect(commandWords('Anna’s Wedding')?.map(({ said }) => said)).toEqual(['Anna’s', 'Wedding']);
});

test('a command that is too long is not read at all', () => {
  expect(commandWords('red '.repeat(LONGEST_COMMAND.letters))).toBeNull();
  expect(commandWords('a '.repeat(LONGEST_COMMAND.words + 1))).toBeNull();
  expect(commandWords('a '.repeat(LONGEST_COMMAND.words))).not.toBeNull();
});
