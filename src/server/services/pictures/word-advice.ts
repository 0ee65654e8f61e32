/**
 * Makes a language model put recommendations into its own words, for people who agreed to that. Shades,
 * colors and measures stay; so does each sentence of ours for which the model's wording does not pass the
 * checks.
 */

import { z } from 'zod/mini';
import type { ReplyOf } from '#contracts/contract.ts';
import type { analyzeFace } from '#contracts/picture-analysis.ts';
import { beyondCards } from '#server/services/artist-chat/beyond-cards.ts';
import { plainMessage } from '#server/services/artist-chat/plain-message.ts';
import type { LanguageModel } from '#server/services/language-model/language-model.ts';
import {
  asOneLine,
  hasOnlyNumbersOf,
  isPlainProse,
  wordsShared,
} from '#server/services/language-model/prose.ts';

type FaceReply = ReplyOf<typeof analyzeFace>;

/** Some twenty sentences take a while; the person has just waited for the measuring, too. */
const LIMIT_MS = 12_000;
const LONGEST_SENTENCE = 260;
const FEWEST_SHARED_WORDS = 2;

const TASK = `Someone asked which makeup shades to wear. "recommendations" has what was found, each with its "reason", and "tips" has general tips. Say each reason and each tip again, warmly and plainly, in one or two short sentences of English, to the person. Keep every fact and every number exactly as it is given and add none: no other color, product, brand, illness or judgment of the face. Say "usually" or "is said to" where the reason does. No lists, no markup. Answer with as many "reasons" and "tips" as there are, in the same order.`;

/** “Measured: ” or “Convention: ” in front of a tip, which is not the model's to change. */
const BASIS = /^[A-Z][a-z]+: /;

function basisOf(tip: string): string {
  return BASIS.exec(tip)?.[0] ?? '';
}

/** Whether the words say what ours say: the same numbers, in part the same words, and nothing that is not prose. */
function saysTheSame(said: string, ours: string): boolean {
  return (
    said.length <= LONGEST_SENTENCE &&
    isPlainProse(said) &&
    hasOnlyNumbersOf(said, ours) &&
    hasOnlyNumbersOf(ours, said) &&
    wordsShared(said, ours) >= FEWEST_SHARED_WORDS &&
    // Nothing about illness or real people, which our own sentences leave alone.
    beyondCards(plainMessage(said), () => true) === undefined
  );
}

function worded(said: string | undefined, ours: string): string {
  const line = asOneLine(said ?? '');
  return saysTheSame(line, ours) ? line : ours;
}

/** The reply with reasons and tips in the model's words, as far as they say the same; ours where the model fails. */
export async function wordAdvice(
  model: LanguageModel,
  reply: FaceReply,
  signal: AbortSignal,
): Promise<FaceReply> {
  const { recommendations, overallTips } = reply;
  const bases = overallTips.map(basisOf);
  const tips = overallTips.map((tip, index) => tip.slice(bases[index]?.length ?? 0));
  const answer = await model.ask({
    task: TASK,
    material: {
      recommendations: recommendations.map(({ category, productName, reason }) => ({
        category,
        productName,
        reason,
      })),
      tips,
    },
    answer: z.object({
      reasons: z.array(z.string()).check(z.length(recommendations.length)),
      tips: z.array(z.string()).check(z.length(tips.length)),
    }),
    limitMs: LIMIT_MS,
    signal,
  });
  if (!answer.ok) return reply;
  const { reasons, tips: saidTips } = answer.value;
  const wordedTips = tips.map(
    (tip, index) => `${bases[index] ?? ''}${worded(saidTips[index], tip)}`,
  );
  return {
    ...reply,
    recommendations: recommendations.map((each, index) => {
      const reason = worded(reasons[index], each.reason);
      return reason === each.reason ? each : { ...each, reason, ownReason: each.reason };
    }),
    overallTips: wordedTips,
    ...(wordedTips.some((tip, index) => tip !== overallTips[index]) && { ownTips: overallTips }),
  };
}
