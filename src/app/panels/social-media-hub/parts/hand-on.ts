/** Handing something to the system's share sheet. */

export type HandedOn =
  | 'handed-on'
  /** The person closed the sheet. */
  | 'closed'
  /** There is no sheet that takes it, or it failed. */
  | 'impossible';

/** Whether there is a share sheet that takes such a file. */
export function canHandOn(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/**
 * Hands a file on, with a text where there is one. Must be called while the browser still counts the press
 * as a user gesture.
 */
export async function handOn(file: File, text = ''): Promise<HandedOn> {
  if (!canHandOn(file)) return 'impossible';
  try {
    await navigator.share({ files: [file], ...(text === '' ? {} : { text }) });
    return 'handed-on';
  } catch (exception) {
    const isChangeOfMind = exception instanceof DOMException && exception.name === 'AbortError';
    return isChangeOfMind ? 'closed' : 'impossible';
  }
}
