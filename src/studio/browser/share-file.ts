/** Handing a file to the system's share sheet. */

/** Whether there is a share sheet that takes such a file. */
export function canShareFile(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/**
 * Resolves with whether it was handed on; also false where the person cancelled. Rejects when it could
 * not be handed on.
 */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (exception) {
    if (exception instanceof DOMException && exception.name === 'AbortError') return false;
    throw exception;
  }
}
