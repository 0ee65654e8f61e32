/** Every mail, once. `{places}` are filled in; `link` is the address that the button opens. */

export interface MailWords {
  readonly subject: string;
  /** One entry for each paragraph. */
  readonly paragraphs: readonly string[];
  /** What the button says; unset where there is nothing to follow. */
  readonly button?: string;
  /** What to do when the mail comes as a surprise. */
  readonly unexpected: string;
  /** Stands under the mail where it is not about an account. */
  readonly footer?: string;
  /** What the link says that ends mails of this kind, where they are not the newsletter. */
  readonly unsubscribe?: string;
}

/** In the place of a paragraph: what there is to tell, a paragraph for each. */
export const MAIL_LINES = '{lines}';

/** Stands under the mails of the newsletter. */
export const NEWSLETTER_FOOTER =
  'Lookglass, the mirror in your browser. You’re getting this email because this address was entered for our newsletter. It contains no images, and we can’t see whether you opened it.';
const ONCE_FOOTER =
  'Lookglass, the mirror in your browser. You’re getting this email because this address was entered in one of our forms. We won’t write to it about anything else.';

export const MAILS = {
  verifyEmail: {
    subject: 'Confirm your email address',
    paragraphs: [
      'Hi {name},',
      'Welcome to Lookglass. Please confirm that this address is yours. The link works for 24 hours.',
    ],
    button: 'Confirm address',
    unexpected:
      'If you didn’t sign up, you can ignore this email. Without this link, the address stays unconfirmed.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    paragraphs: [
      'Hi {name},',
      'Someone asked for a new password for your Lookglass account. If it was you, choose one now. The link works once, for 10 minutes. It signs you out everywhere.',
    ],
    button: 'Choose a new password',
    unexpected: 'If it wasn’t you, you can ignore this email. Your password stays the same.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'Hi {name},',
      'The password for your Lookglass account was just changed, and every other device was signed out.',
    ],
    button: 'Open Lookglass',
    unexpected:
      'If it wasn’t you, get a new password right away: choose Forgot password on the sign-in page.',
  },
  confirmNewEmail: {
    subject: 'Confirm your new email address',
    paragraphs: [
      'Hi {name},',
      'You asked to use this address for your Lookglass account. Please confirm that it’s yours. The link works for 24 hours. Until you confirm, your account keeps its old address.',
    ],
    button: 'Confirm address',
    unexpected: 'If you didn’t ask for this, you can ignore this email.',
  },
  emailChangeAsked: {
    subject: 'Someone asked to change your email address',
    paragraphs: [
      'Hi {name},',
      'Someone asked to move your Lookglass account to another address. It moves as soon as the link we sent there is opened.',
    ],
    button: 'Open your account',
    unexpected:
      'If it wasn’t you, change your password now. That also stops the move. The person who asked knows your password or is signed in as you.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    paragraphs: [
      'Hi {name},',
      'Your Lookglass account now has another email address. From now on, sign in with that one. We’ll write to you there.',
      'If it wasn’t you, undo it within 7 days. That signs everyone out, and you choose a new password.',
    ],
    button: 'Undo the change',
    unexpected: 'If it was you, you don’t need to do anything.',
  },
  emailChangedForGood: {
    subject: 'Your email address was changed',
    paragraphs: [
      'Hi {name},',
      'Your Lookglass account now has another email address. From now on, sign in with that one. We’ll write to you there.',
    ],
    unexpected: 'If it wasn’t you, reply to this email.',
  },
  emailChangeUndone: {
    subject: 'Your email address change was undone',
    paragraphs: [
      'Hi {name},',
      'Your Lookglass account has gone back to its earlier email address, as requested from there. You’ve been signed out.',
    ],
    unexpected: 'If this comes as a surprise, reply to this email.',
  },
  addressInUse: {
    subject: 'You already have a Lookglass account',
    paragraphs: [
      'Hi {name},',
      'Someone asked to use this address for another Lookglass account. It already belongs to yours, so nothing has changed.',
    ],
    button: 'Open your account',
    unexpected: 'If it wasn’t you, you can ignore this email.',
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    paragraphs: [
      'Hi {name},',
      'Your Lookglass account and everything in it have been deleted, as you asked. If a subscription was still running, it has been canceled.',
      'Thanks for being with us. If you ever want to come back, just sign up again.',
    ],
    unexpected:
      'If it wasn’t you, reply to this email: someone who was signed in as you deleted it.',
  },
  paymentReceived: {
    subject: 'Thank you: we received your payment for Lookglass Pro',
    paragraphs: [
      'Hi {name},',
      'We received {amount} for {line}, paid with {card}. Pro is yours until {end}, and renews then unless you cancel.',
      'Your invoice is {number}. You can download it from your account page.',
    ],
    button: 'Open your account',
    unexpected:
      'If you didn’t pay for this, reply to this email: within 30 days you get your money back.',
  },
  passBought: {
    subject: 'Thank you: your hour of Pro Artists Chat',
    paragraphs: [
      'Hi {name},',
      'We received {amount} for {line}, paid with {card}. The chat is yours until {end}. It doesn’t renew.',
      'Your invoice is {number}. You can download it from your account page.',
    ],
    button: 'Open your account',
    unexpected:
      'If you didn’t pay for this, reply to this email: within 30 days you get your money back.',
  },
  guestPassBought: {
    subject: 'Thank you: your hour of Pro Artists Chat',
    paragraphs: [
      'Hello,',
      'We received {amount} for {line}, paid with {card}. The chat is yours until {end}, in the browser you paid in. It doesn’t renew.',
      'This is your receipt. Its invoice number is {number}. We keep this address with the payment, for as long as the law requires books to be kept, and use it for nothing else.',
    ],
    button: 'Contact support',
    unexpected:
      'If you didn’t pay for this, reply to this email: within 30 days you get your money back.',
  },
  guestRefunded: {
    subject: 'We’ve sent your money back',
    paragraphs: [
      'Hello,',
      'We refunded {amount} of what you paid for {line}. It goes back to the card you paid with; banks take five to ten days to show it.',
    ],
    button: 'Contact support',
    unexpected: 'If you didn’t expect this, reply to this email.',
  },
  renewalFailed: {
    subject: 'Your payment for Lookglass Pro didn’t go through',
    paragraphs: [
      'Hi {name},',
      'We couldn’t charge your card for the next period of Lookglass Pro. Nothing is lost yet: Pro continues until {grace}.',
      'Please switch to another card before then. We’ll also try this one again.',
    ],
    button: 'Change payment method',
    unexpected: 'If you no longer want Pro, you don’t need to do anything. It ends on its own.',
  },
  subscriptionCancelled: {
    subject: 'Your Lookglass Pro subscription is canceled',
    paragraphs: [
      'Hi {name},',
      'Your subscription is canceled, and you won’t be charged again. You’ve paid for Pro until {end}, so it stays yours until then. You can resume it on your account page before that date.',
    ],
    button: 'Open your account',
    unexpected: 'If it wasn’t you, change your password now: someone else is signed in as you.',
  },
  subscriptionResumed: {
    subject: 'Your Lookglass Pro subscription continues',
    paragraphs: ['Hi {name},', 'You resumed your subscription. Pro renews on {end}, as before.'],
    button: 'Open your account',
    unexpected: 'If it wasn’t you, change your password now: someone else is signed in as you.',
  },
  subscriptionEnded: {
    subject: 'Your Lookglass Pro subscription has ended',
    paragraphs: [
      'Hi {name},',
      'Your subscription has ended, and you won’t be charged again. Your account, your looks and the mirror stay yours.',
    ],
    button: 'Open your account',
    unexpected: 'If this comes as a surprise, reply to this email.',
  },
  refunded: {
    subject: 'We’ve sent your money back',
    paragraphs: [
      'Hi {name},',
      'We refunded {amount} of what you paid for {line}. It goes back to the card you paid with; banks take five to ten days to show it. The invoice on your account page shows the refund too.',
    ],
    button: 'Open your account',
    unexpected: 'If you didn’t expect this, reply to this email.',
  },
  newsletterConfirm: {
    subject: 'Please confirm your subscription',
    paragraphs: [
      'Hello,',
      'This address was entered for the Lookglass newsletter: shades, techniques and what’s new in the mirror, about twice a month. Please confirm that you want it. The link works for 7 days.',
    ],
    button: 'Confirm subscription',
    unexpected:
      'If it wasn’t you, you can ignore this email. Without this link, we won’t write again, and we’ll delete the address after 7 days.',
    footer: NEWSLETTER_FOOTER,
  },
  newsletterKnown: {
    subject: 'You’re already subscribed',
    paragraphs: [
      'Hello,',
      'This address was entered for the Lookglass newsletter. It’s already subscribed, so nothing has changed.',
    ],
    button: 'Read the latest',
    unexpected: 'If it wasn’t you, you can ignore this email.',
    footer: NEWSLETTER_FOOTER,
  },
  newsletterWelcome: {
    subject: 'Welcome to the Lookglass newsletter',
    paragraphs: [
      'Hello,',
      'Your subscription is confirmed. We write about twice a month, and only when there’s something worth your time.',
    ],
    button: 'Read the latest',
    unexpected: 'If you change your mind, the link below unsubscribes you with one click.',
    footer: NEWSLETTER_FOOTER,
  },
  wishNews: {
    subject: 'News about your wishlist',
    paragraphs: [
      'Hi {name},',
      'Something you wished for changed:',
      MAIL_LINES,
      'Prices are the lowest among shops that have it in stock, with shipping where the shop says what it costs. They can change at any time.',
    ],
    button: 'Open your wishlist',
    unexpected:
      'You asked for these emails on your wishlist. The link below stops them with one click.',
    unsubscribe: 'Stop emails about my wishlist',
  },
  liveReminder: {
    subject: 'Your reminder: {title}',
    paragraphs: [
      'Hi {name},',
      MAIL_LINES,
      'You can watch on any device. With “Wear this look” you try the host’s look on your own mirror; no picture of yours is sent.',
    ],
    button: 'Open the session',
    unexpected:
      'You asked for this reminder when you saw the session announced. The link below stops all reminders of live sessions with one click.',
    unsubscribe: 'Stop reminders of live sessions',
  },
  decisionAboutYou: {
    subject: 'A decision about your account',
    paragraphs: [
      'Hi {name},',
      MAIL_LINES,
      'We keep what was reported, and this decision, in the download of your data.',
    ],
    button: 'Write to us',
    unexpected: 'If you think that we’re wrong, write to us, and we’ll look at it again.',
  },
  challengeWon: {
    subject: 'Your look won “{title}”',
    paragraphs: ['Hi {name},', 'The challenge “{title}” is over.', MAIL_LINES],
    button: 'See the result',
    unexpected:
      'You’re getting this one email because you entered a look in the challenge. There’s nothing you need to do.',
  },
  challengeResult: {
    subject: 'The result of “{title}”',
    paragraphs: ['Hi {name},', 'The challenge “{title}” is over.', MAIL_LINES],
    button: 'See the result',
    unexpected:
      'You’re getting this one email because you entered a look in the challenge. There’s nothing you need to do.',
  },
  supportReceived: {
    subject: 'We got your message: {ticket}',
    paragraphs: [
      'Hello,',
      'Thank you for writing to Lookglass support. Your ticket number is {ticket}, and a person will answer within {hours} hours.',
      'To add something, reply to this email and keep the number in the subject.',
    ],
    unexpected:
      'If you didn’t write to us, someone mistyped an address, and you can ignore this email.',
    footer: ONCE_FOOTER,
  },
  affiliateReceived: {
    subject: 'We got your application',
    paragraphs: [
      'Hello,',
      'Thank you for applying for the Lookglass affiliate partnership. We review every application ourselves and reply within a week.',
    ],
    unexpected: 'If you didn’t apply, someone mistyped an address, and you can ignore this email.',
    footer: ONCE_FOOTER,
  },
} as const satisfies Readonly<Record<string, MailWords>>;

/** In each mail about a payment of the sandbox. */
export const TEST_MODE_WORDS = 'Test mode: this was made with a test card, and no money was moved.';

/** Leads out of the newsletter, under each of its mails. */
export const UNSUBSCRIBE_WORDS = 'Unsubscribe from the newsletter';

export type MailName = keyof typeof MAILS;

/** What stands under every mail. */
export const MAIL_FOOTER =
  'Lookglass, the mirror in your browser. You’re getting this email because of your account. It contains no images, and we can’t see whether you opened it.';

/** The greeting where no name is known. */
export const NAMELESS = 'there';

/** Before the address of a link, for those who cannot use the button. */
export const LINK_IN_WORDS = 'Or copy this address into your browser:';
