/** Keeps a whole conversation across reloads, until the tab is closed. */

import { z } from 'zod/mini';
import { chatWithArtist } from '#contracts/makeup-artist-chat.ts';
import { lookPatchSchema } from '#domain/makeup/look-patch-schema.ts';
import { keptValue, type KeptValue } from '#studio/storage/kept-value.ts';
import { KEPT } from '#studio/storage/kept.ts';
import type { Conversation } from './conversation.ts';

const schema = z.object({
  exchanges: z.readonly(
    z.array(
      z.object({
        id: z.number(),
        message: z.string(),
        sofar: z.string(),
        reply: z.nullable(chatWithArtist.reply),
        problem: z.nullable(z.enum(['trouble', 'offline', 'too-many', 'ended'])),
        before: z.nullable(lookPatchSchema),
      }),
    ),
  ),
  draft: z.string(),
});

/** @param artistId one of `AI_ARTISTS` */
export function keptConversation(artistId: string): KeptValue<Conversation> {
  return keptValue(KEPT.artistChat, (stored) => schema.safeParse(stored).data ?? null, artistId);
}
