/** The few words by which a person goes through a lesson without their hands. */

import { commandWords } from './command-words.ts';

export type StepCommand = 'next' | 'back' | 'end';

const SAID: Readonly<Record<StepCommand, readonly string[]>> = {
  next: [
    'next',
    'next step',
    'next one',
    'the next step',
    'go on',
    'go to the next step',
    'continue',
    'carry on',
    'keep going',
    'forward',
    'ready',
    'im ready',
    'i am ready',
    'done',
    'im done',
    'i am done',
    'finished',
    'ok next',
    'okay next',
    'and next',
    'next please',
    'next step please',
    'text',
    'necks',
  ],
  back: [
    'back',
    'go back',
    'step back',
    'one step back',
    'previous',
    'previous step',
    'the previous step',
    'last step',
    'again',
    'before',
    'back please',
    'go back please',
  ],
  end: ['stop', 'end', 'exit', 'quit', 'stop it', 'stop the tutorial', 'end the tutorial', 'close'],
};

/** What a sentence asks for; null where it is said to nobody here. A repeated word counts once. */
export function stepCommand(sentence: string): StepCommand | null {
  const words = (commandWords(sentence) ?? [])
    .map(({ plain }) => plain)
    .filter((plain) => plain !== ',')
    .filter((plain, place, all) => plain !== all[place - 1]);
  const said = words.join(' ');
  for (const command of ['next', 'back', 'end'] as const) {
    if (SAID[command].includes(said)) return command;
  }
  return null;
}
