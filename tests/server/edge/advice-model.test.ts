import { describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contracts/contract.ts';
import type { analyzeFace } from '#contracts/picture-analysis.ts';
import { wordAdvice } from '#server/services/pictures/word-advice.ts';
import { meetModel } from '#tests/server/support/meet-model.ts';
import { useModelServer } from '#tests/server/support/model-server.ts';

const server = useModelServer();

const REASON = 'Low contrast between lip and skin (9): a shade 15 darker gives the mouth its edge.';
const TIP = 'Measured: Your lips differ from your skin by 9 in lightness, your brows by 31.';

type Found = Pick<ReplyOf<typeof analyzeFace>, 'recommendations' | 'overallTips'>;

const FOUND: Found = {
  recommendations: [
    {
      category: 'lipstick',
      color: '#b3203f',
      intensity: 80,
      productName: 'Classic Red',
      reason: REASON,
      basis: 'measurement',
      patch: { lipstick: { color: '#b3203f', opacity: 80 } },
    },
  ],
  overallTips: [TIP],
};

/** The advice once a model has said this of its one reason and its one tip. */
async function wordedBy(reason: string, tip: string): Promise<Found> {
  server.behave(() => JSON.stringify({ reasons: [reason], tips: [tip] }));
  const { model } = meetModel(server.settings);
  const { signal } = new AbortController();
  return wordAdvice(model, { ...(FOUND as ReplyOf<typeof analyzeFace>) }, signal);
}

const GOOD_REASON =
  'There is little contrast between your lips and your skin, only 9. A shade that is 15 darker gives your mouth its edge.';
const GOOD_TIP = 'Your brows differ from your skin by 31 in lightness, and your lips by 9.';

describe('advice in a model’s words', () => {
  it('has other reasons and tips beside our own, and the same shades and measures', async () => {
    expect(await wordedBy(GOOD_REASON, GOOD_TIP)).toEqual({
      recommendations: [{ ...FOUND.recommendations[0], reason: GOOD_REASON, ownReason: REASON }],
      overallTips: [`Measured: ${GOOD_TIP}`],
      ownTips: [TIP],
    });
    expect(server.heard[0]?.material).toEqual({
      recommendations: [{ category: 'lipstick', productName: 'Classic Red', reason: REASON }],
      tips: ['Your lips differ from your skin by 9 in lightness, your brows by 31.'],
    });
  });

  it.each([
    [
      'leaves a measure out',
      'Your lips have little contrast: a darker shade gives the mouth its edge.',
    ],
    ['adds a measure', `${GOOD_REASON} It is 40 percent better.`],
    ['changes a measure', GOOD_REASON.replace('15', '51')],
    ['has a link', `${GOOD_REASON} More at lips.example now.`],
    ['goes on and on', `${GOOD_REASON} ${'So wear it. '.repeat(20)}`],
    ['speaks of illness', `${GOOD_REASON} It hides rosacea.`],
    ['speaks of something else', 'It is 9 degrees outside and 15 in here.'],
    ['is empty', ''],
  ])('keeps our reason where the model’s %s, and the tip that is good', async (_, reason) => {
    const { recommendations, overallTips } = await wordedBy(reason, GOOD_TIP);
    expect(recommendations[0]?.reason).toBe(REASON);
    expect(overallTips).toEqual([`Measured: ${GOOD_TIP}`]);
  });

  it('is ours where the model fails, or says more than there was to say', async () => {
    server.behave(() => JSON.stringify({ reasons: [GOOD_REASON, GOOD_REASON], tips: [GOOD_TIP] }));
    const { model } = meetModel(server.settings);
    const reply = FOUND as ReplyOf<typeof analyzeFace>;
    expect(await wordAdvice(model, reply, new AbortController().signal)).toEqual(FOUND);
  });
});
