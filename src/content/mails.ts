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
}

const NEWSLETTER_FOOTER =
  'Lookglass, the mirror in your browser. You get this mail because this address was entered for our newsletter; it holds no pictures and counts nobody.';
const ONCE_FOOTER =
  'Lookglass, the mirror in your browser. You get this mail because this address was entered in a form of ours; we will not write to it about anything else.';

export const MAILS = {
  verifyEmail: {
    subject: 'Confirm your email address',
    paragraphs: [
      'Hello {name},',
      'welcome to Lookglass. Please confirm that this address is yours. The link is good for 24 hours.',
    ],
    button: 'Confirm address',
    unexpected:
      'If you did not sign up, you need not do anything: without this link the address stays unconfirmed.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    paragraphs: [
      'Hello {name},',
      'somebody asked for a new password for your Lookglass account. If it was you, choose one now. The link is good for 10 minutes and works once. It signs you out everywhere.',
    ],
    button: 'Choose a new password',
    unexpected: 'If it was not you, you need not do anything: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'Hello {name},',
      'the password of your Lookglass account was changed just now, and every other device was signed out.',
    ],
    button: 'Open Lookglass',
    unexpected:
      'If it was not you, ask for a new password at once: choose Forgot password on the sign-in page.',
  },
  confirmNewEmail: {
    subject: 'Confirm your new email address',
    paragraphs: [
      'Hello {name},',
      'you asked to use this address for your Lookglass account. Please confirm that it is yours. The link is good for 24 hours; until then your account keeps its old address.',
    ],
    button: 'Confirm address',
    unexpected: 'If you did not ask for this, you need not do anything.',
  },
  emailChangeAsked: {
    subject: 'A new email address was asked for',
    paragraphs: [
      'Hello {name},',
      'somebody asked to move your Lookglass account to another address. It moves as soon as the link that we sent there is followed.',
    ],
    button: 'Open your account',
    unexpected: 'If it was not you, change your password now: whoever asked is signed in as you.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    paragraphs: [
      'Hello {name},',
      'your Lookglass account now belongs to another address. From now on you sign in with that one, and we write there.',
    ],
    unexpected: 'If it was not you, reply to this mail: somebody may have taken over your account.',
  },
  addressInUse: {
    subject: 'You have a Lookglass account already',
    paragraphs: [
      'Hello {name},',
      'somebody asked to use this address for another Lookglass account. It belongs to yours already, so nothing was changed.',
    ],
    button: 'Open your account',
    unexpected: 'If it was not you, you need not do anything.',
  },
  accountDeleted: {
    subject: 'Your account is deleted',
    paragraphs: [
      'Hello {name},',
      'your Lookglass account and everything in it are deleted, as you asked. A subscription that was still running is cancelled.',
      'Thank you for having been with us. If you ever want to come back, simply sign up again.',
    ],
    unexpected:
      'If it was not you, reply to this mail: somebody who was signed in as you deleted it.',
  },
  paymentReceived: {
    subject: 'Thank you: your payment for Lookglass Pro has arrived',
    paragraphs: [
      'Hello {name},',
      'we received {amount} for {line}, paid with {card}. Pro is yours until {end}, and renews then unless you cancel.',
      'Your invoice is {number}. It waits for you on your account page, as a file to keep.',
    ],
    button: 'Open your account',
    unexpected:
      'If you did not pay for this, reply to this mail: within 30 days you get your money back.',
  },
  passBought: {
    subject: 'Thank you: your hour of Pro Artists Chat',
    paragraphs: [
      'Hello {name},',
      'we received {amount} for {line}, paid with {card}. The artists are yours until {end}. It does not renew.',
      'Your invoice is {number}. It waits for you on your account page, as a file to keep.',
    ],
    button: 'Open your account',
    unexpected:
      'If you did not pay for this, reply to this mail: within 30 days you get your money back.',
  },
  renewalFailed: {
    subject: 'Your payment for Lookglass Pro did not go through',
    paragraphs: [
      'Hello {name},',
      'we could not charge your card for the next period of Lookglass Pro. Nothing is lost yet: Pro goes on until {grace}.',
      'Please use another card before then. We try this one again, too.',
    ],
    button: 'Change payment method',
    unexpected: 'If you no longer want Pro, you need not do anything: it ends by itself.',
  },
  subscriptionCancelled: {
    subject: 'Your Lookglass Pro is cancelled',
    paragraphs: [
      'Hello {name},',
      'your subscription is cancelled, and nothing more will be charged. Pro stays yours until {end}: it is paid for. Until then you can resume it on your account page.',
    ],
    button: 'Open your account',
    unexpected: 'If it was not you, change your password now: somebody else is signed in as you.',
  },
  subscriptionResumed: {
    subject: 'Your Lookglass Pro goes on',
    paragraphs: [
      'Hello {name},',
      'you took your cancellation back. Pro renews on {end}, as before.',
    ],
    button: 'Open your account',
    unexpected: 'If it was not you, change your password now: somebody else is signed in as you.',
  },
  subscriptionEnded: {
    subject: 'Your Lookglass Pro has ended',
    paragraphs: [
      'Hello {name},',
      'your subscription has ended, and nothing more will be charged. Your account, your looks and the mirror stay yours. If you want Pro back, it is there whenever you like.',
    ],
    button: 'Open your account',
    unexpected: 'If that surprises you, reply to this mail.',
  },
  refunded: {
    subject: 'We have sent your money back',
    paragraphs: [
      'Hello {name},',
      'we refunded {amount} of what you paid for {line}. It goes back to the card that you paid with; banks take five to ten days to show it. Your invoice on your account page says so, too.',
    ],
    button: 'Open your account',
    unexpected: 'If you did not expect this, reply to this mail.',
  },
  newsletterConfirm: {
    subject: 'Please confirm your subscription',
    paragraphs: [
      'Hello,',
      'this address was entered for the Lookglass newsletter: shades, techniques and what is new in the mirror, about twice a month. Please confirm that you want it. The link is good for 7 days.',
    ],
    button: 'Confirm subscription',
    unexpected:
      'If it was not you, you need not do anything: without this link we do not write again, and forget the address after 7 days.',
    footer: NEWSLETTER_FOOTER,
  },
  newsletterKnown: {
    subject: 'You are subscribed already',
    paragraphs: [
      'Hello,',
      'this address was entered for the Lookglass newsletter. It is subscribed already, so nothing was changed.',
    ],
    button: 'Read the latest',
    unexpected: 'If it was not you, you need not do anything.',
    footer: NEWSLETTER_FOOTER,
  },
  newsletterWelcome: {
    subject: 'Welcome to the Lookglass newsletter',
    paragraphs: [
      'Hello,',
      'your subscription is confirmed. We write about twice a month, and only when there is something worth your time.',
    ],
    button: 'Read the latest',
    unexpected: 'If you change your mind, the link below ends it with one click.',
    footer: NEWSLETTER_FOOTER,
  },
  supportReceived: {
    subject: 'We have your message: {ticket}',
    paragraphs: [
      'Hello,',
      'thank you for writing to Lookglass support. Your message has the ticket number {ticket}, and a person answers it within {hours} hours.',
      'If you want to add something, reply to this mail and keep the number in its subject.',
    ],
    unexpected:
      'If you did not write to us, somebody mistyped an address; you need not do anything.',
    footer: ONCE_FOOTER,
  },
  affiliateReceived: {
    subject: 'We have your application',
    paragraphs: [
      'Hello,',
      'thank you for applying for the Lookglass affiliate partnership. We look at every application ourselves and answer within a week.',
    ],
    unexpected: 'If you did not apply, somebody mistyped an address; you need not do anything.',
    footer: ONCE_FOOTER,
  },
} as const satisfies Readonly<Record<string, MailWords>>;

/** In each mail about a payment that was only played. */
export const TEST_MODE_WORDS = 'Test mode: this was made with a test card, and no money was moved.';

/** Leads out of the newsletter, under each of its mails. */
export const UNSUBSCRIBE_WORDS = 'Unsubscribe from the newsletter';

export type MailName = keyof typeof MAILS;

/** What stands under every mail. */
export const MAIL_FOOTER =
  'Lookglass, the mirror in your browser. You get this mail because of your account; it holds no pictures and counts nobody.';

/** Whom a mail greets whose name is not known, or is none. */
export const NAMELESS = 'there';

/** Before the address of a link, for those who cannot use the button. */
export const LINK_IN_WORDS = 'Or copy this address into your browser:';
