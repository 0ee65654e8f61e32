/**
 * What an error of a page may not tell: queries hold tokens, and a message may quote what a person
 * typed. What is left says where in the program it broke.
 */
const TRACES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Addresses keep their path, which names a file of the app; not their origin, query or fragment.
  [/\b(?:https?|wss?):\/\/[^\s/?#)]+/gi, ''],
  [/\b(?:blob|data|filesystem):[^\s)]+/gi, '[address]'],
  [/[?#][^\s):]*/g, ''],
  // A quote may belong to an address (RFC 5322, atext).
  [/[^\s@<>()"]+@[^\s@<>()"']+\.[^\s@<>()"']+/g, '[email]'],
  // Ids, tokens and hashes.
  [/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi, '[id]'],
  [/(?<![\w/.-])[\w-]{32,}(?![\w.-])/g, '[token]'],
  [/\d{6,}/g, '[number]'],
];

/** Takes out of a program's text what could lead to a person. Doing it twice changes nothing. */
export function withoutTraces(text: string): string {
  return TRACES.reduce((left, [pattern, put]) => left.replaceAll(pattern, put), text);
}
