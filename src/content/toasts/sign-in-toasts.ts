import type { ToastWords } from './toast-words.ts';

/** Toasts: signing up, in and out, and a forgotten password. */
export const SIGN_IN_TOASTS = {
  signOutUnconfirmed: {
    title: 'Sign Out Not Confirmed',
    description:
      'We cleared your data from this browser, but couldn’t reach the server. Please sign out again when you’re online.',
    tone: 'destructive',
  },
  termsRequired: {
    title: 'Terms Required',
    description: 'Please agree to the Terms & Conditions to continue.',
    tone: 'destructive',
  },
  passwordMismatch: {
    title: 'Password Mismatch',
    description: 'Passwords do not match. Please try again.',
    tone: 'destructive',
  },
  weakPassword: {
    title: 'Weak Password',
    description: 'Please choose a stronger password with at least 8 characters.',
    tone: 'destructive',
  },
  signUpFailed: {
    title: 'Signup Failed',
    description: 'Something went wrong. Please try again.',
    tone: 'destructive',
  },
  accountCreated: {
    title: 'Account Created Successfully!',
    description: 'Welcome, {name}. Check your email for a link to verify your address.',
    tone: 'default',
  },
  professionalAccountCreated: {
    title: 'Professional Account Created!',
    description: 'Welcome, {name}. Your certifications will be reviewed.',
    tone: 'default',
  },
  loginFailed: {
    title: 'Login Failed',
    description: 'Invalid email or password. Please try again.',
    tone: 'destructive',
  },
  welcomeBack: {
    title: 'Welcome Back!',
    description: 'You’re signed in as {email}.',
    tone: 'default',
  },
  resetLinkFailed: {
    title: 'Request Failed',
    description: 'Something went wrong. Please try again.',
    tone: 'destructive',
  },
  passwordReset: {
    title: 'Password Changed',
    description: 'Your new password is set. Please sign in with it.',
    tone: 'default',
  },
  passwordResetFailed: {
    title: 'Password Change Failed',
    description: 'Failed to change password. Please try again.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
