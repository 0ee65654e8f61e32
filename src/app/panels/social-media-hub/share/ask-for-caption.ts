import { writeLookCaption } from '#contracts/look-captions.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { Occasion } from '#domain/social/caption.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { sentLook } from '#app/look/sent-look.ts';

interface CaptionWish {
  readonly look: Look;
  readonly occasion: Occasion;
  /** How many captions were written before. */
  readonly turn: number;
}

/** A caption in the words of the operator's language model; null where it gives none. Never rejects. */
export async function askForCaption({ look, ...wish }: CaptionWish): Promise<string | null> {
  try {
    const body = { ...wish, look: sentLook(look) };
    return (await callApi(writeLookCaption, { body })).caption;
  } catch {
    return null;
  }
}
