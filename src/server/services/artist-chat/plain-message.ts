/** The longest part of a message that is read, in characters: a question of a chat is shorter. */
const LONGEST_READ = 600;

/** An age from 50 to 99, in years, at which skin has changed: the cards have a word for it instead. */
const AGE = /\b(im|i am|of|turned|turning|over|aged|age|mom is|mother is|year) (?:[5-9]\d)\b/g;

/** “Oxidise”, “moisturising”: written with a z by the cards. */
const BRITISH = /(?<=[a-z]{4})is(e|es|ed|er|ing)\b/g;

/** A message as the rules read it: lower case, no accents, apostrophes or signs, one space between words. */
export function plainMessage(message: string): string {
  return message
    .slice(0, LONGEST_READ)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .replaceAll(BRITISH, 'iz$1')
    .replaceAll(AGE, '$1 mature')
    .trim();
}
