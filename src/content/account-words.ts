/** The words of the pages on which one makes an account, signs in, or gets back in. */

import type { Experience } from '#domain/account/account.ts';

export const SIGN_UP_WORDS = {
  title: 'Create your account',
  lead: 'Keep the looks you love, and find them again on every device.',
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
  you: 'You',
  business: 'Your business',
  businessName: 'Business name',
  certifications: 'Certifications',
  certificationsHint: 'We review them before they are shown to anyone.',
  experience: 'Years of experience',
  chooseExperience: 'Choose…',
  portfolio: 'Portfolio website',
  specialties: 'Specialties',
  specialtiesHint: 'Such as bridal, stage, editorial.',
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
  signedInAs: 'You are signed in as {email}.',
  goOn: 'Go to the mirror',
} as const;

export const TOTP_WORDS = {
  title: 'One more step',
  lead: 'Enter the code that your authenticator app shows for Lookglass.',
  code: 'Code',
  backupLead: 'Enter one of the backup codes that you kept. Each is good once.',
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
    'On this server these lead to Lookglass’ own sign-in for development; no real account elsewhere is asked.',
  notSetUp: 'Not set up on this server: {providers}.',
} as const;

export { SIGN_IN_PROVIDER_NAMES as PROVIDER_NAMES } from './local-provider-words.ts';

/** Why signing in with a provider came to nothing, by what the address says. */
export const SOCIAL_PROBLEMS = {
  social_denied: {
    title: 'Nothing was shared',
    description: 'You chose not to sign in with {provider}. Any other way in is just as good.',
  },
  social_failed: {
    title: 'That did not work',
    description: 'Signing in with {provider} failed just now. Please try again, or sign in below.',
  },
  social_not_set_up: {
    title: 'Not available here',
    description: 'Signing in with {provider} is not set up on this server. Please sign in below.',
  },
  account_exists: {
    title: 'You already have an account',
    description:
      'There is an account with that email address. Sign in with its password once, and {provider} is added to it.',
  },
} as const;

/** Stands for the provider where the address names none. */
export const SOME_PROVIDER = 'that provider';

export const FORGOT_WORDS = {
  title: 'Forgot your password?',
  lead: 'Tell us your email address, and we send you a link that sets a new one.',
  submit: 'Send the Link',
  busy: 'Sending…',
  back: 'Back to sign in',
  sentTitle: 'Check your email',
  sent: 'If there is an account for {email}, a link is on its way to it. It is good once, for 10 minutes.',
  sentHint: 'Nothing there? Look among the junk mail, or check the address for a typing error.',
  again: 'Try another address',
} as const;

export const RESET_WORDS = {
  title: 'Choose a new password',
  lead: 'You will be signed out everywhere, and sign in with the new one.',
  submit: 'Set New Password',
  busy: 'Setting it…',
  expiredTitle: 'This link is no longer good',
  expired: 'It has been used, or is older than 10 minutes, or lost a piece on its way.',
  again: 'Get a new link',
} as const;

export const VERIFY_WORDS = {
  working: 'Verifying your email…',
  doneTitle: 'Email verified',
  done: 'Thank you. Your address is yours, and now we know it.',
  goOn: 'Go to the mirror',
  expiredTitle: 'This link is no longer good',
  expired: 'It has expired, or lost a piece on its way.',
  expiredSignedOut: 'Sign in, and we can send you a new one from your account settings.',
  again: 'Send a new link',
  busy: 'Sending…',
  signIn: 'Sign In',
  failedTitle: 'We could not check the link',
  retry: 'Try Again',
} as const;

/** Under the picture beside a form. */
export const SCENE_WORDS = {
  bare: 'Bare',
  picture: 'The drawn model, bare on the left, wearing the look {look} on the right',
} as const;
