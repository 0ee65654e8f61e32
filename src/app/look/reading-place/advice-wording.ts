/** What the model of the server's operator made of our advice, for those who let it. */

import type { ReplyOf } from '#contracts/contract.ts';
import type { analyzeFace } from '#contracts/picture-analysis.ts';
import type { Product } from '#domain/makeup/look.ts';
import type { OperatorModel } from '#app/person/access/operator-model.ts';

/** The model's words, and ours that they stand for. */
export interface Worded {
  readonly text: string;
  readonly ours: string;
}

export interface AdviceWording {
  readonly model: OperatorModel;
  /** By product and name of the shade; without those that stayed in our words. */
  readonly reasons: ReadonlyMap<string, Worded>;
  /** By our own text. */
  readonly tips: ReadonlyMap<string, Worded>;
}

/** Under which a reason is found. */
export function reasonKey(category: Product, productName: string): string {
  return `${category} ${productName}`;
}

type FaceReply = Pick<ReplyOf<typeof analyzeFace>, 'recommendations' | 'overallTips' | 'ownTips'>;

/** What of a reply is in the words of a model. */
export function adviceWording(
  { recommendations, overallTips, ownTips = overallTips }: FaceReply,
  model: OperatorModel,
): AdviceWording {
  const tips = overallTips.map((text, index) => ({ text, ours: ownTips[index] ?? text }));
  return {
    model,
    reasons: new Map(
      recommendations.flatMap(({ category, productName, reason: text, ownReason: ours }) =>
        ours === undefined ? [] : [[reasonKey(category, productName), { text, ours }]],
      ),
    ),
    tips: new Map(tips.filter(({ text, ours }) => text !== ours).map((tip) => [tip.ours, tip])),
  };
}

/** Both, the later one first where they speak of the same; null for none. */
export function joinedWording(
  earlier: AdviceWording | null,
  later: AdviceWording | null,
): AdviceWording | null {
  if (earlier === null || later === null) return later ?? earlier;
  return {
    model: later.model,
    reasons: new Map([...earlier.reasons, ...later.reasons]),
    tips: new Map([...earlier.tips, ...later.tips]),
  };
}
