/**
 * The properties by which a browser says that its owner asked every site not to track them; some are missing
 * in its types.
 */
const REFUSALS: readonly (readonly [signal: string, refusal: unknown])[] = [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
];

/**
 * Whether events may be sent: not where the person asked every site not to, by Global Privacy
 * Control or by the older Do Not Track.
 */
export function mayTrack(browser: object = navigator): boolean {
  return REFUSALS.every(([signal, refusal]) => Reflect.get(browser, signal) !== refusal);
}
