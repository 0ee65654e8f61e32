/** What is said while a plan is not on sale: the same before and after a person has Pro. */

export const SALE_WORDS = {
  /** In place of 'Upgrade to Pro', while neither the month nor the year is on sale. */
  coming: 'Pro is coming',
  /** On the button of a plan that is not on sale. */
  notOnSale: 'Not on sale yet',
  /** Beside the plans, while none is on sale. */
  none: 'We’re still building Pro, so you can’t buy it yet. The mirror is free, and it stays free.',
  /** Beside the plans, while the hour alone is on sale. */
  hourAlone:
    'We’re still building Pro, so you can’t buy it yet. An hour of Pro Artists Chat is on sale. The mirror is free, and it stays free.',
  /** Beside the plans, while some are on sale. */
  some: 'A plan goes on sale once everything it promises is ready.',
  /** In place of the payment of a plan that is not on sale. */
  refused:
    'We’re still building what this plan promises, so you can’t buy it yet. Nothing was charged.',
  back: 'Go Back',
  plans: 'See what’s coming in Pro',
} as const;
