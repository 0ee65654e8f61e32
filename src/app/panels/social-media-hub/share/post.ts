/** Sharing a post on one platform, by what this browser can do. */

import { composeAddress, type PlatformId } from '#domain/social/platform.ts';
import { saveFile } from '#app/kit/ui/save-file.ts';
import { handOn } from '#app/panels/social-media-hub/parts/hand-on.ts';

export type PostEnd =
  /** The system's share sheet took picture and text. */
  | 'handed-on'
  | 'closed'
  /** The platform's page for a new post is open, with the text in it. */
  | 'opened-with-text'
  /** The same, with the link to the look; the text is copied. */
  | 'opened-to-paste'
  /** The same, where the text could not be copied. */
  | 'opened-bare'
  /** Text copied, picture saved. */
  | 'copied'
  /** Picture saved; the text could not be copied. */
  | 'saved-only'
  /** There is no picture. */
  | 'failed';

export interface Post {
  readonly platform: PlatformId;
  readonly text: string;
  /** Leads to the look. */
  readonly link: string;
  /** Rejects where it cannot be made. */
  readonly picture: () => Promise<File>;
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Hands picture and text to the share sheet. Where there is none, opens the platform's own page for a new
 * post, copies the text and saves the picture. Where there is no such page either, only copies the text and
 * saves the picture. To be called on a press. Sends nothing itself.
 */
export async function share({ platform, text, link, picture }: Post): Promise<PostEnd> {
  let file: File;
  try {
    file = await picture();
  } catch {
    return 'failed';
  }
  const handed = await handOn(file, text);
  if (handed !== 'impossible') return handed;
  const compose = composeAddress(platform, text, link);
  const isCopied = await copied(text);
  saveFile(file, file.name);
  if (compose === null) return isCopied ? 'copied' : 'saved-only';
  open(compose.address, '_blank', 'noopener,noreferrer');
  if (compose.takesText) return 'opened-with-text';
  return isCopied ? 'opened-to-paste' : 'opened-bare';
}
