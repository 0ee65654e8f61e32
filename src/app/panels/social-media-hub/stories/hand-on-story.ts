import { STORIES_TOASTS } from '#content/panels/hub-stories-words.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { saveFile } from '#app/kit/ui/save-file.ts';
import { handOn } from '#app/panels/social-media-hub/parts/hand-on.ts';

/** Puts a story among the downloads. */
export function saveStory(file: File): void {
  saveFile(file, file.name);
  toast(STORIES_TOASTS.created);
}

/** Hands a story to the share sheet, and says what came of it. */
export async function shareStory(file: File): Promise<void> {
  const end = await handOn(file);
  if (end === 'handed-on') toast(STORIES_TOASTS.shared);
  if (end === 'impossible') toast(STORIES_TOASTS.notShared);
}
