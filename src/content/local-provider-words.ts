/** What the sign-in for development says. */
export const LOCAL_PROVIDER_WORDS = {
  brand: 'Lookglass',
  title: 'Test sign-in for {provider}',
  notice:
    'This is Lookglass’s own sign-in for development. No real {provider} account is involved.',
  explanation: 'Sign in as anyone. Any name and email address will work.',
  name: 'Name',
  email: 'Email',
  emailVerified: '{provider} has verified this address',
  signIn: 'Sign in',
  cancel: 'Cancel',
  badEmail: 'Please enter a valid email address.',
  badName: 'Please enter a name.',
  expiredTitle: 'This sign-in has expired',
  expired: 'It was open for too long or was already completed. Please start again.',
  back: 'Back to sign-in',
} as const;

export const SIGN_IN_PROVIDER_NAMES = {
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
} as const;
