import { TIMELINE_TOASTS, TIMELINE_WORDS } from '#content/panels/timeline-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { saveFile } from '#app/kit/ui/save-file.ts';

/** Hands pictures to whatever the device shares with; to the downloads where it cannot. Nothing goes to the server. */
export async function shareSnapshots(pictures: readonly Blob[]): Promise<void> {
  const files = pictures.map((picture, place) => {
    const letter = place === 0 ? 'a' : 'b';
    return new File([picture], `${fillIn(TIMELINE_WORDS.fileName, { letter })}.jpg`, {
      type: 'image/jpeg',
    });
  });
  // The types promise it everywhere; Firefox on a desktop has none.
  if (!('canShare' in navigator) || !navigator.canShare({ files })) {
    for (const file of files) saveFile(file, file.name);
    toast(TIMELINE_TOASTS.saved);
    return;
  }
  try {
    await navigator.share({ files });
  } catch (exception) {
    const isChangeOfMind = exception instanceof DOMException && exception.name === 'AbortError';
    if (!isChangeOfMind) toast(TIMELINE_TOASTS.notShared);
  }
}
