/** What is said while a plan is not on sale: the same before and after somebody has Pro. */

export const SALE_WORDS = {
  /** In place of 'Upgrade to Pro', while no plan is on sale. */
  coming: 'Pro is coming',
  /** On the button of a plan that is not on sale. */
  notOnSale: 'Not on sale yet',
  /** Beside the plans, while none is on sale. */
  none: 'Pro is still being built, so nothing can be bought yet. The mirror is free, and it stays free.',
  /** Beside the plans, while some are on sale. */
  some: 'A plan goes on sale once everything it promises is there.',
  /** In place of the payment of a plan that is not on sale. */
  refused:
    'What this plan promises is still being built, so it cannot be bought yet. Nothing was charged.',
  back: 'Go Back',
  plans: 'See what Pro will hold',
} as const;
