/** A command as words: what was said, and the plain form that is looked up. */

export interface CommandWord {
  /** Lower case, without accents and apostrophes; a comma for whatever separates two wishes in writing. */
  readonly plain: string;
  /** As it was said or typed. */
  readonly said: string;
}

/** Longer commands are not read: nobody says that much in one breath. */
export const LONGEST_COMMAND = { letters: 1000, words: 100 } as const;

const WORD = /\d+(?:\.\d+)?|[\p{Letter}\p{Mark}'’]+|%|[,;.!?:\n]/gu;

const STOPS = new Set([',', ';', '.', '!', '?', ':', '\n']);

/** The words of a command, or null where there are more than anyone says at once. */
export function commandWords(command: string): readonly CommandWord[] | null {
  if (command.length > LONGEST_COMMAND.letters) return null;
  const words = (command.normalize('NFKC').match(WORD) ?? [])
    .map((said) => ({ said, plain: plainWord(said) }))
    .filter(({ plain }) => plain !== '');
  return words.length > LONGEST_COMMAND.words ? null : words;
}

function plainWord(said: string): string {
  if (STOPS.has(said)) return ',';
  if (said === '%') return 'percent';
  return said
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/['’]/g, '')
    .toLowerCase();
}
