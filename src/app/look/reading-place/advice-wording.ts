/** Our advice as the server operator's model worded it, for people who agreed to that. */

import type { ReplyOf } from '#contracts/contract.ts';
import type { analyzeFace } from '#contracts/picture-analysis.ts';
import type { Product } from '#domain/makeup/look.ts';
import type { OperatorModel } from '#app/person/access/operator-model.ts';

/** The model's words, and our own that they replace. */
export interface Worded {
  readonly text: string;
  readonly ours: string;
}

export interface AdviceWording {
  readonly model: OperatorModel;
  /** By `reasonKey`; without those that stayed in our words. */
  readonly reasons: ReadonlyMap<string, Worded>;
  /** By our own text. */
  readonly tips: ReadonlyMap<string, Worded>;
}

/** The key of a reason: product and name of the shade. */
export function reasonKey(category: Product, productName: string): string {
  return `${category} ${productName}`;
}

type FaceReply = Pick<ReplyOf<typeof analyzeFace>, 'recommendations' | 'overallTips' | 'ownTips'>;

/** The parts of a reply that a model worded. */
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

/** Both combined; where both word the same advice, the later one counts. Null where there is neither. */
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
