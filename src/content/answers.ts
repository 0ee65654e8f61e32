/** What the server says to a person when a call succeeded. */

/** About the account. */
export const ACCOUNT_ANSWERS = {
  resetLinkSent:
    'If there is an account with this email, a link is on its way. It works for 10 minutes.',
  emailVerified: 'Your email address is confirmed.',
  verificationSent: 'We sent you a new link. It works for 24 hours.',
} as const;

/** About what people send us. */
export const CORRESPONDENCE_ANSWERS = {
  /** To an address that is known, and to one that is not. */
  newsletterAsked:
    'Please check your inbox and open the link in our email to confirm your subscription.',
  supportTaken: "Thank you. We'll get back to you within {hours} hours.",
  affiliateTaken: 'Thank you. We got your application and will reply by email.',
} as const;
