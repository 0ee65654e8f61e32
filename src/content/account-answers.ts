/** What the server says to a person when a call about the account succeeded. */
export const ACCOUNT_ANSWERS = {
  resetLinkSent:
    'If there is an account with this email, a link is on its way. It works for 10 minutes.',
  emailVerified: 'Your email address is confirmed.',
  verificationSent: 'We sent you a new link. It works for 24 hours.',
} as const;
