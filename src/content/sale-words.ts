/** What is said where a server sells not every plan, as its operator decided. */

export const SALE_WORDS = {
  /** In place of 'Upgrade to Pro', where neither the month nor the year is sold. */
  about: 'About Pro',
  /** On the button of a plan that is not sold. */
  notOnSale: 'Not sold here',
  /** Beside the plans, where none is sold. */
  none: 'No plan is sold here at the moment. The mirror is free, and it stays free.',
  /** Beside the plans, where the hour alone is sold. */
  hourAlone:
    'Pro isn’t sold here at the moment. An hour of Pro Artists Chat is. The mirror is free, and it stays free.',
  /** Beside the plans, where some are sold. */
  some: 'Not every plan is sold here at the moment.',
  /** In place of the payment of a plan that is not sold. */
  refused: 'This plan isn’t sold here at the moment. Nothing was charged.',
  back: 'Go Back',
  plans: 'See the plans',
} as const;
