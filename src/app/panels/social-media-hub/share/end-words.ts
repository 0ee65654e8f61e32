import { SHARE_TOASTS, SHARE_WORDS } from '#content/panels/hub-share-words.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';
import type { PostEnd } from './post.ts';

/** What is said of how sharing ended: beside the platform, and as a toast. */
export const END_WORDS: Readonly<
  Record<PostEnd, { readonly words: string; readonly toast: ToastWords }>
> = {
  'handed-on': { words: SHARE_WORDS.handedOn, toast: SHARE_TOASTS.shared },
  closed: { words: SHARE_WORDS.closed, toast: SHARE_TOASTS.notShared },
  'opened-with-text': { words: SHARE_WORDS.openedWithText, toast: SHARE_TOASTS.opened },
  'opened-to-paste': { words: SHARE_WORDS.openedToPaste, toast: SHARE_TOASTS.opened },
  'opened-bare': { words: SHARE_WORDS.openedBare, toast: SHARE_TOASTS.opened },
  copied: { words: SHARE_WORDS.copied, toast: SHARE_TOASTS.copied },
  'saved-only': { words: SHARE_WORDS.savedOnly, toast: SHARE_TOASTS.pictureSaved },
  failed: { words: SHARE_WORDS.failed, toast: SHARE_TOASTS.pictureFailed },
};

/** Whether the post is out of our hands; the others can be tried again. */
export function isDone(end: PostEnd): boolean {
  return end !== 'closed' && end !== 'failed';
}
