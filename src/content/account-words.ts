/** The words of the pages where people make an account, sign in, or get back in. */

import type { Experience } from '#domain/account/account.ts';

export const SIGN_UP_WORDS = {
  title: 'Create your account',
  lead: 'Save the looks you love and find them on every device.',
  agree: 'I agree to the',
  terms: 'Terms & Conditions',
  submit: 'Create Account',
  busy: 'Creating your account…',
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',
  isProfessional: 'Do you do makeup for a living?',
  professional: 'Sign up as a makeup artist',
} as const;

export const PROFESSIONAL_WORDS = {
  title: 'For makeup artists',
  lead: 'An account for your work: your business, your training, your portfolio.',
  brings: 'What it brings',
  benefits: [
    {
      title: 'Priority support',
      text: 'When you write to us signed in, your message comes before others.',
    },
    {
      title: 'A record of your work',
      text: 'Your business, training and portfolio stay with your account, and you can export them.',
    },
  ],
  tools: 'Tools for working on clients are in Professional Mode, which is part of Pro.',
  you: 'You',
  business: 'Your business',
  businessName: 'Business name',
  certifications: 'Certifications',
  certificationsHint: 'We review them before they are shown to anyone.',
  experience: 'Years of experience',
  chooseExperience: 'Choose…',
  portfolio: 'Portfolio website',
  specialties: 'Specialties',
  specialtiesHint: 'For example: bridal, stage, editorial.',
  location: 'Location',
  locationHint: 'City and country.',
  submit: 'Create Professional Account',
  isPersonal: 'Just here for yourself?',
  personal: 'Create a personal account',
} as const;

export const EXPERIENCE_WORDS: Readonly<Record<Experience, string>> = {
  '0-1': 'Up to 1 year',
  '2-5': '2 to 5 years',
  '6-10': '6 to 10 years',
  '10+': 'More than 10 years',
};

export const LOGIN_WORDS = {
  title: 'Welcome back',
  lead: 'Your looks are where you left them.',
  rememberMe: 'Remember me',
  forgot: 'Forgot password?',
  submit: 'Sign In',
  busy: 'Signing you in…',
  noAccount: 'New here?',
  signUp: 'Create an account',
  signedInAs: 'You’re signed in as {email}.',
  goOn: 'Go to the mirror',
} as const;

export const TOTP_WORDS = {
  title: 'One more step',
  lead: 'Enter the code your authenticator app shows for Lookglass.',
  code: 'Code',
  backupLead: 'Enter one of the backup codes you saved. Each code works once.',
  backupCode: 'Backup code',
  useBackup: 'Use a backup code',
  useApp: 'Use the authenticator app',
  submit: 'Confirm',
  busy: 'Checking the code…',
  startOver: 'Start over',
  tooLate: 'That took too long. Please sign in again.',
} as const;

export const SOCIAL_WORDS = {
  or: 'or continue with',
  continueWith: 'Continue with {provider}',
  local:
    'On this server, these buttons open Lookglass’s own sign-in for development. No outside account is involved.',
  notSetUp: 'Not set up on this server: {providers}.',
} as const;

export { SIGN_IN_PROVIDER_NAMES as PROVIDER_NAMES } from './local-provider-words.ts';

/** Why signing in with a provider failed, by the code in the address. */
export const SOCIAL_PROBLEMS = {
  social_denied: {
    title: 'Nothing was shared',
    description: 'You chose not to sign in with {provider}. You can sign in another way below.',
  },
  social_failed: {
    title: 'That didn’t work',
    description: 'Signing in with {provider} failed just now. Please try again, or sign in below.',
  },
  social_not_set_up: {
    title: 'Not available here',
    description: 'Signing in with {provider} is not set up on this server. Please sign in below.',
  },
  account_exists: {
    title: 'You already have an account',
    description:
      'An account with that email address already exists. Sign in with its password once, and we’ll add {provider} to it.',
  },
} as const;

/** Stands for the provider where the address does not name one. */
export const SOME_PROVIDER = 'that provider';

export const FORGOT_WORDS = {
  title: 'Forgot your password?',
  lead: 'Enter your email address, and we’ll send you a link to set a new one.',
  submit: 'Send the Link',
  busy: 'Sending…',
  back: 'Back to sign in',
  sentTitle: 'Check your email',
  sent: 'If there is an account for {email}, we’ve sent a link there. It works once, for 10 minutes.',
  sentHint: 'Don’t see it? Check your spam folder, or check the address for typos.',
  again: 'Try another address',
} as const;

export const RESET_WORDS = {
  title: 'Choose a new password',
  lead: 'You’ll be signed out everywhere. Then sign in with your new password.',
  submit: 'Set New Password',
  busy: 'Saving it…',
  expiredTitle: 'This link no longer works',
  expired: 'It was already used, is more than 10 minutes old, or is incomplete.',
  again: 'Get a new link',
} as const;

export const VERIFY_WORDS = {
  working: 'Verifying your email…',
  doneTitle: 'Email verified',
  done: 'Thanks for confirming your email address.',
  goOn: 'Go to the mirror',
  expiredTitle: 'This link no longer works',
  expired: 'It has expired or is incomplete.',
  expiredSignedOut: 'Sign in to send a new one from your account settings.',
  again: 'Send a new link',
  busy: 'Sending…',
  signIn: 'Sign In',
  failedTitle: 'We couldn’t check the link',
  retry: 'Try Again',
} as const;

/** Where the link in the mail to the old address leads after an address was changed. */
export const UNDO_EMAIL_WORDS = {
  title: 'Undo the change of address?',
  lead: 'Your account goes back to this email address. Everyone is signed out, the password stops working, and you choose a new one next.',
  submit: 'Undo the Change',
  busy: 'Undoing…',
  keep: 'Keep the new address',
  expiredTitle: 'This link no longer works',
  expired:
    'It was already used, is more than 7 days old, or is incomplete. If someone else is in your account, write to us.',
  support: 'Contact Support',
} as const;

/** Under the picture beside a form. */
export const SCENE_WORDS = {
  bare: 'Bare',
  picture: 'The drawn model, bare on the left, wearing the look {look} on the right',
} as const;
