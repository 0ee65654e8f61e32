/** What every form says: names of its fields, errors, and that it is busy. */

export const FIELD_WORDS = {
  fullName: 'Full name',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'Optional',
  opensInNewTab: '(opens in a new tab)',
} as const;

export const FIELD_PROBLEMS = {
  fullName: 'Please enter your name.',
  email: 'Please enter your email address.',
  emailShape: 'Please enter a valid email address, such as name@mail.com.',
  password: 'Please enter your password.',
  newPassword: 'Please choose a password.',
  confirmPassword: 'Please enter the password again.',
  passwordMismatch: 'Passwords do not match. Please try again.',
  weakPassword: 'Please choose a stronger password with at least 8 characters.',
  guessablePassword: 'That password is easy to guess. Please choose another one.',
  longPassword: 'Please choose a password of at most 128 characters.',
  terms: 'Please agree to the Terms & Conditions to continue.',
  businessName: 'Please enter your business name.',
  experience: 'Please choose your years of experience.',
  portfolio: 'Please enter a full web address, starting with http.',
  tooLong: 'That’s too long. Please shorten it.',
  characters: 'Please remove any invisible characters.',
  code: 'Please enter the 6 digits your app shows.',
  backupCode: 'Please enter one of your backup codes.',
} as const;

/** Said when no answer came from the server. */
export const CONNECTION_WORDS = {
  offline: 'We couldn’t reach the server. Check your connection and try again.',
} as const;

/** By the password's strength, from 0 to 4. */
export const STRENGTH_WORDS = {
  label: 'Password strength',
  levels: ['', 'Weak', 'Fair', 'Good', 'Strong'],
  hint: 'At least 8 characters. Capital letters, numbers and symbols help.',
} as const;
