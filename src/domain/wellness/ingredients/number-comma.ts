/** Commas that belong to a name or a number: 1,2-Hexanediol, N,N-Dimethylacrylamide, 0,5 %. */

/** Longest number of a place in a molecule, and of a share before its comma, in digits. */
const LONGEST_NUMBER = 2;

const BEFORE_PLACES: ReadonlySet<string> = new Set(['', ',', ';', '(', '[', '-', '\n']);

/** Whether the comma at this place separates nothing. Looks only at a few characters around it. */
export function isNumberComma(text: string, at: number): boolean {
  const before = digitsBefore(text, at);
  const after = digitsAfter(text, at);
  if (before > 0 && before <= LONGEST_NUMBER && after > 0 && after <= LONGEST_NUMBER) {
    const next = text.slice(at + 1 + after, at + 3 + after);
    if (/^ ?%/.test(next)) return true;
    // A space before the number follows another word, or the comma before this name.
    return startsName(text, at - before);
  }
  return (
    /[NO]/.test(text[at - 1] ?? '') &&
    startsName(text, at - 1) &&
    /^[NO]['′’]?-/.test(text.slice(at + 1, at + 4))
  );
}

function digitsBefore(text: string, at: number): number {
  let count = 0;
  while (count <= LONGEST_NUMBER && /\d/.test(text[at - 1 - count] ?? '')) count += 1;
  return count;
}

function digitsAfter(text: string, at: number): number {
  let count = 0;
  while (count <= LONGEST_NUMBER && /\d/.test(text[at + 1 + count] ?? '')) count += 1;
  return count;
}

function startsName(text: string, at: number): boolean {
  const last = text[at - 1] ?? '';
  return BEFORE_PLACES.has(last === ' ' ? (text[at - 2] ?? '') : last);
}
