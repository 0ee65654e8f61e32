/** Whether a text holds a card number where none belongs. */

import { isCardNumber } from './card.ts';

const UUID = /(?<![\da-f])[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\da-f])/gi;
/** The provider's own ids and secrets: letters, an underscore, and random characters. */
const PROVIDER_ID = /[a-z]_[\da-f]{24,}(?![\da-f])/gi;
const DIGITS_IN_GROUPS = /\d+(?:[ .\-–]\d+)*/g;
const SEPARATORS = /[ .\-–]/;
/** No network issues cards that begin otherwise; moments in milliseconds begin with 1. */
const ISSUED = /^[2-6]/;

function hasCardNumber(groups: readonly string[]): boolean {
  return groups.some((_, first) => {
    let digits = '';
    return groups.slice(first).some((group) => {
      digits += group;
      return ISSUED.test(digits) && isCardNumber(digits);
    });
  });
}

/** Whether a text holds what can be the number of a card, digits grouped or not. */
export function looksLikeCardNumber(text: string): boolean {
  const rest = text.replaceAll(UUID, ' id ').replaceAll(PROVIDER_ID, ' id ');
  const runs = rest.match(DIGITS_IN_GROUPS) ?? [];
  return runs.some((run) => hasCardNumber(run.split(SEPARATORS)));
}
