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
    'Nothing is charged here, and no real card is taken. What you type in the card’s fields stays in this page.',
  loading: 'Setting up your payment...',
  toSignIn: 'Taking you to sign in...',
  tryAgain: 'Try Again',
  signedInAs: 'Signed in as {email}',
  legal: 'By paying you agree to the',
  terms: 'Terms & Conditions',
  privacy: 'Privacy',
  legalLinks: 'Terms and privacy',
} as const;

export const PLANS_WORDS = {
  lead: 'The mirror stays free. Pro is for whoever wants a studio around it.',
  plan: 'Plan',
  save: 'Save {percent}%',
  perMonth: '{price} a month',
  continue: 'Continue to Payment',
  hourTitle: 'Only the Pro Artists Chat, only for an hour?',
  hourText: '{price} once. No account needed, and nothing renews.',
  hour: 'Pay Per Hour',
  inside: 'What Pro holds',
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
    hourly: 'One hour of Pro Artists Chat from your payment. It renews nothing.',
  } satisfies Record<PricedPlan, string>,
  back: 'Back to Plans',
  promises: [
    {
      icon: 'guarantee',
      title: '30-day money-back guarantee',
      text: 'Write to us within 30 days, and you have all of it back.',
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
  receiptHint: 'Your receipt goes here. We keep this address with the payment, as long as the law requires books to be kept.',
  card: 'Card',
  pay: 'Pay {price}',
  paying: 'Paying...',
  settling: 'Making sure that your payment has arrived...',
  save: 'Use this card',
  saving: 'Saving...',
  testCards: 'Test cards',
} as const;

export const CARD_PROBLEMS = {
  number: 'Please enter the number of the card.',
  numberShape: 'That is not the number of a card. Please check its digits.',
  notATestCard:
    'Only the test cards listed here are taken. Please do not enter a real card in test mode.',
  expiry: 'Please enter when the card ends, such as 12/29.',
  expired: 'This card has expired.',
  cvv: 'Please enter the 3 or 4 digits on the card.',
  name: 'Please enter the name on the card.',
} as const;

/** The provider's test cards by the token that stands for each. */
export const TEST_CARD_WORDS = {
  pm_card_visa: 'Visa, is charged',
  pm_card_mastercard: 'Mastercard, is charged',
  pm_card_authenticationRequired: 'The bank asks back',
  pm_card_chargeDeclined: 'Is declined',
  pm_card_chargeDeclinedInsufficientFunds: 'Has insufficient funds',
  pm_card_chargeDeclinedExpiredCard: 'Has expired',
  pm_card_chargeCustomerFail: 'Its renewals fail',
} as const;

export const CHALLENGE_WORDS = {
  title: 'Your bank asks back',
  description:
    'Is it you who pays? Test mode plays the bank of this card: a real one would send you a code, or ask in its app.',
  amount: 'To Lookglass',
  setup: 'Keep this card for renewals',
  complete: 'Yes, it is me',
  fail: 'No, stop this payment',
  busy: 'Asking the bank...',
  close: 'Stop this payment',
} as const;

/** What stays to be read beside the form after a failure, when its toast is gone. */
export const PAYMENT_PROBLEMS = {
  nothingCharged: 'Something went wrong, and nothing was charged. Please try again.',
  unknown:
    'The connection was lost before the answer came. Please try again: the same order is never charged twice.',
  settling:
    'Your payment is taking longer than usual to settle. You may leave this page: it will count as soon as it has arrived, and you are never charged twice.',
  checkAgain: 'Check Again',
} as const;

export const SETUP_PROBLEMS = {
  notSetUp: 'Payment is not set up',
  notSetUpNote:
    'This server cannot take payments yet. Nothing can be bought here, and nothing was charged.',
  failed: 'The payment could not be set up',
  failedNote: 'Nothing was charged.',
  providerMissing:
    'We could not reach our card provider from here. Nothing was charged. Check your connection, and anything that blocks scripts.',
  back: 'Go Back',
} as const;

export const ALREADY_PRO_WORDS = {
  title: "You're a Pro subscriber!",
  text: 'You have Pro already, with the Pro Artists Chat in it. There is nothing to pay.',
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
  /** In place of these where something of the plan is still to come: a tester's, or an old order. */
  early: {
    monthly: 'You have Pro. What is marked as coming is still being built.',
    yearly: 'You have Pro. What is marked as coming is still being built.',
    hourly: 'You have an hour of Pro Artists Chat. The chat itself is still being built.',
  } satisfies Record<PricedPlan, string>,
  paid: 'Paid',
  order: 'Order',
  renews: 'Renews on',
  until: 'Lasts until',
  receipt: 'Invoice and plan are on your account page.',
  account: 'See your account',
  guest:
    'Your receipt is on its way to the address you gave. The pass is saved in this browser. Sign in or create an account to use it on any device.',
  signIn: 'Sign In',
  studio: 'Back to the mirror',
  goOn: 'Go on where you were',
} as const;

export const CHANGE_CARD_WORDS = {
  lead: 'The next renewal is paid with the card that you enter here. Nothing is charged now.',
  notSubscribedTitle: 'There is no subscription',
  notSubscribed: 'A card is kept for renewals alone, and you have no plan that renews.',
  doneTitle: 'Your card was changed',
  done: 'Renewals are paid with it from now on.',
  doneWith: 'Renewals are paid with {card} from now on.',
  card: '{brand} ending in {last4}',
  back: 'Back to your account',
} as const;
