import type { AiArtist } from '#content/ai-artists.ts';

/** What an artist is called in the chat. */
export function firstNameOf({ name }: AiArtist): string {
  return name.split(' ', 1)[0] ?? name;
}
