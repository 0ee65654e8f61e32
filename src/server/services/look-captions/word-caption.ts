/**
 * Has a language model write a caption of a look. It gets the names of shades and the occasion, and
 * nothing personal.
 */

import { z } from 'zod/mini';
import { CAPTION_PHRASES, OCCASION_LABELS } from '#content/social/captions.ts';
import type { Look } from '#domain/makeup/look.ts';
import { captionAt, type Occasion } from '#domain/social/caption.ts';
import { lookFacts } from '#domain/social/look-facts.ts';
import { LONGEST_CAPTION } from '#domain/social/platform.ts';
import { beyondCards } from '#server/services/artist-chat/beyond-cards.ts';
import { plainMessage } from '#server/services/artist-chat/plain-message.ts';
import type { LanguageModel } from '#server/services/language-model/language-model.ts';
import {
  asOneLine,
  hasOnlyNumbersOf,
  isPlainProse,
} from '#server/services/language-model/prose.ts';
import { wornShadeName } from '#server/services/looks/worn-shade-name.ts';

/** Someone has pressed a button and waits, and a caption of ours would be there at once. */
const LIMIT_MS = 6000;

const TASK = `Someone posts a picture of the makeup that they wear. "shades" has its shades, each with its product and name, "lipFinish" and "eyeFinish" how lips and lids look, "occasion" what it is for, and "ours" is a caption of it. Write another caption of the same makeup, as that person would: warm, plain, a little witty, one to three short sentences of English, at most 240 characters. Name one or two of the shades, exactly as they are written; where there is none, name the product. Add no other color, product, brand or number; no hashtag, no emoji, no link; nothing about who the person is, how they look without makeup, or what they have done.`;

export interface CaptionWish {
  readonly look: Look;
  readonly occasion: Occasion;
  /** How many captions were written before. */
  readonly turn: number;
}

/** A caption in the model's words; null where it gives none, or one that we would not put into a person's mouth. */
export async function wordCaption(
  model: LanguageModel,
  { look, occasion, turn }: CaptionWish,
): Promise<string | null> {
  const facts = lookFacts(look, null, (product) => wornShadeName(look, product));
  const { shades, lipFinish, eyeFinish } = facts;
  const ours = captionAt(facts, occasion, turn, CAPTION_PHRASES);
  const answer = await model.ask({
    task: TASK,
    material: { shades, lipFinish, eyeFinish, occasion: OCCASION_LABELS[occasion], ours },
    answer: z.object({ caption: z.string() }),
    limitMs: LIMIT_MS,
  });
  if (!answer.ok) return null;
  const caption = asOneLine(answer.value.caption);
  const names = shades.flatMap(({ name }) => name ?? []);
  const isOfLook = names.length === 0 || names.some((name) => caption.includes(name));
  const isUsable =
    isOfLook &&
    caption.length <= LONGEST_CAPTION &&
    isPlainProse(caption) &&
    hasOnlyNumbersOf(caption, `${ours} ${names.join(' ')}`) &&
    // Nothing about illness, real people or brands.
    beyondCards(plainMessage(caption), () => true) === undefined;
  return isUsable ? caption : null;
}
