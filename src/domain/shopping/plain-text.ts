/** Text from outside as plain words: what shops publish has markup in it, and worse. */

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi;
const MARKUP = /<[a-z/!?][^<>]{0,2000}>/gi;
/**
 * Line ends and tabs become spaces; other controls, and what turns the direction of writing, are removed.
 */
const SPACES = /[\s\u0085]+/g;
const CONTROLS = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;
const LAST_CODE_POINT = 0x10_ff_ff;

function decode(text: string): string {
  return text.replace(REFERENCE, (all, hexadecimal?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? all;
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '';
  });
}

/**
 * One line without markup, controls and doubled spaces. Escapes are decoded once, and then the markup is
 * removed, so that none that was hidden in escapes is left; a lone `<` stays. Cut after `most` code
 * points.
 */
export function plainText(text: string, most: number): string {
  const bare = decode(text.slice(0, 20 * most)).replaceAll(MARKUP, ' ');
  const line = bare.replaceAll(SPACES, ' ').replaceAll(CONTROLS, '').trim();
  return Array.from(line).slice(0, most).join('').trim();
}
