/** What the page says on which people pay. */

import type { PricedPlan } from '#domain/pricing/prices.ts';

export const SUBSCRIBE_WORDS = {
  titles: {
    payment: 'Payment details',
    done: 'Payment received',
    card: 'Change payment method',
  },
  documentTitle: '{title} · Lookglass',
  skipToContent: 'Skip to content',
  home: 'Lookglass, home',
  brand: 'Lookglass',
  leave: 'Back without paying',
  steps: 'Steps',
  stepNames: { plans: 'Plan', payment: 'Payment', done: 'Done' },
  testMode: 'Test mode',
  testModeNote:
    'Nothing is charged here, and no real card is accepted. What you type in the card fields stays on this page.',
  loading: 'Setting up your payment...',
  toSignIn: 'Taking you to sign in...',
  tryAgain: 'Try Again',
  signedInAs: 'Signed in as {email}',
  legal: 'By paying, you agree to the',
  terms: 'Terms & Conditions',
  privacy: 'Privacy',
  legalLinks: 'Terms and privacy',
} as const;

export const PLANS_WORDS = {
  lead: 'The mirror stays free. Pro adds a studio around it.',
  plan: 'Plan',
  save: 'Save {percent}%',
  perMonth: '{price} a month',
  continue: 'Continue to Payment',
  hourTitle: 'Just the Pro Artists Chat, just for an hour?',
  hourText: '{price} once. No account needed, and it doesn’t renew.',
  hour: 'Pay Per Hour',
  inside: 'What’s in Pro',
} as const;

export const SUMMARY_WORDS = {
  title: 'Order summary',
  plan: 'Plan',
  saving: 'You save over twelve months',
  total: 'Due today',
  currency: 'US dollars',
  terms: {
    monthly: 'Renews each month at {price} until you cancel.',
    yearly: 'Renews each year at {price} until you cancel.',
    hourly: 'One hour of Pro Artists Chat, starting when you pay. It doesn’t renew.',
  } satisfies Record<PricedPlan, string>,
  back: 'Back to Plans',
  promises: [
    {
      icon: 'guarantee',
      title: '30-day money-back guarantee',
      text: 'Write to us within 30 days to get all of it back.',
    },
    { icon: 'cancel', title: 'Cancel anytime', text: 'In your account, with one button.' },
    {
      icon: 'card',
      title: 'Your card stays yours',
      text: 'Its number never reaches our servers.',
    },
  ],
  /** What is not so of a pass, which is over after an hour. */
  notOfPass: 'cancel',
} as const;

export const CARD_WORDS = {
  number: 'Card number',
  expiry: 'Expiry',
  expiryHint: 'MM/YY',
  cvv: 'CVV',
  name: 'Cardholder name',
  email: 'Email',
  receiptHint:
    'Your receipt goes here. We keep this address with the payment, as long as the law requires books to be kept.',
  card: 'Card',
  pay: 'Pay {price}',
  paying: 'Paying...',
  settling: 'Confirming your payment...',
  save: 'Use this card',
  saving: 'Saving...',
  testCards: 'Test cards',
} as const;

export const CARD_PROBLEMS = {
  number: 'Please enter the card number.',
  numberShape: 'That isn’t a valid card number. Please check the digits.',
  notATestCard:
    'Only the test cards listed here are accepted. Please don’t enter a real card in test mode.',
  expiry: 'Please enter the expiration date, such as 12/29.',
  expired: 'This card has expired.',
  cvv: 'Please enter the 3 or 4 digits on the card.',
  name: 'Please enter the name on the card.',
} as const;

/** The provider's test cards by the token that stands for each. */
export const TEST_CARD_WORDS = {
  pm_card_visa: 'Visa, succeeds',
  pm_card_mastercard: 'Mastercard, succeeds',
  pm_card_authenticationRequired: 'Bank asks for confirmation',
  pm_card_chargeDeclined: 'Declined',
  pm_card_chargeDeclinedInsufficientFunds: 'Insufficient funds',
  pm_card_chargeDeclinedExpiredCard: 'Expired card',
  pm_card_chargeCustomerFail: 'Renewals fail',
} as const;

export const CHALLENGE_WORDS = {
  title: 'Confirm with your bank',
  description:
    'Is this you? In test mode, this window stands in for your bank. A real bank would send you a code or ask in its app.',
  amount: 'To Lookglass',
  setup: 'Save this card for renewals',
  complete: 'Yes, it’s me',
  fail: 'No, stop this payment',
  busy: 'Asking the bank...',
  close: 'Stop this payment',
} as const;

/** What stays to be read beside the form after a failure, when its toast is gone. */
export const PAYMENT_PROBLEMS = {
  nothingCharged: 'Something went wrong, and nothing was charged. Please try again.',
  unknown:
    'We lost the connection before we heard back. Please try again. The same order is never charged twice.',
  settling:
    'Your payment is taking longer than usual. You can leave this page: it will count as soon as it goes through, and you’re never charged twice.',
  checkAgain: 'Check Again',
} as const;

export const SETUP_PROBLEMS = {
  notSetUp: 'Payment isn’t set up',
  notSetUpNote:
    'This server can’t take payments yet. You can’t buy anything here, and nothing was charged.',
  failed: 'We couldn’t set up the payment',
  failedNote: 'Nothing was charged.',
  providerMissing:
    'We couldn’t reach our card provider. Nothing was charged. Check your connection and any script blockers.',
  back: 'Go Back',
} as const;

export const ALREADY_PRO_WORDS = {
  title: "You're a Pro subscriber!",
  text: 'You already have Pro, including the Pro Artists Chat. There’s nothing to pay.',
  manage: 'Manage Subscription',
  back: 'Go Back',
} as const;

export const DONE_WORDS = {
  titles: {
    monthly: 'Welcome to Pro',
    yearly: 'Welcome to Pro',
    hourly: 'Your hour has begun',
  } satisfies Record<PricedPlan, string>,
  texts: {
    monthly: 'All Pro features are unlocked. Thank you.',
    yearly: 'All Pro features are unlocked. Thank you.',
    hourly: 'You now have 1 hour of Pro Artists Chat access.',
  } satisfies Record<PricedPlan, string>,
  paid: 'Paid',
  order: 'Order',
  renews: 'Renews on',
  until: 'Lasts until',
  receipt: 'You’ll find your invoice and plan on your account page.',
  account: 'See your account',
  guest:
    'Your receipt is on its way to the address you gave. The pass is saved in this browser. Sign in or create an account to use it on any device.',
  signIn: 'Sign In',
  studio: 'Back to the mirror',
  goOn: 'Continue where you left off',
} as const;

export const CHANGE_CARD_WORDS = {
  lead: 'We’ll charge the next renewal to the card you enter here. Nothing is charged now.',
  notSubscribedTitle: 'No subscription',
  notSubscribed: 'We only keep a card for renewals, and you don’t have a plan that renews.',
  doneTitle: 'Your card was changed',
  done: 'We’ll charge renewals to it from now on.',
  doneWith: 'We’ll charge renewals to {card} from now on.',
  card: '{brand} ending in {last4}',
  back: 'Back to your account',
} as const;
