import type { ToastWords } from './toast-words.ts';

/** Toasts: what a person changes about their account. */
export const ACCOUNT_TOASTS = {
  profileUpdated: {
    title: 'Profile Updated',
    description: 'Your profile information has been updated successfully.',
    tone: 'default',
  },
  emailPending: {
    title: 'Profile Updated',
    description: 'We sent a link to {email}. Your address changes when you open it.',
    tone: 'default',
  },
  profileUpdateFailed: {
    title: 'Update Failed',
    description: 'Failed to update profile. Please try again.',
    tone: 'destructive',
  },
  passwordChangedMoveDropped: {
    title: 'Password Changed',
    description:
      'Your password has been updated successfully. Your email address change to {email} was dropped.',
    tone: 'default',
  },
  providerConnected: {
    title: '{provider} Connected',
    description: 'You can now sign in with {provider} too.',
    tone: 'default',
  },
  providerDisconnected: {
    title: '{provider} Disconnected',
    description: 'You can no longer sign in with it.',
    tone: 'default',
  },
  providerNotDisconnected: {
    title: 'Error',
    description: 'The provider wasn’t disconnected. Please try again.',
    tone: 'destructive',
  },
  emailChangeUndone: {
    title: 'Change Undone',
    description: 'Your account has this email address again. Now choose a new password.',
    tone: 'default',
  },
  newPasswordMismatch: {
    title: 'Password Mismatch',
    description: "New password and confirmation don't match.",
    tone: 'destructive',
  },
  passwordChanged: {
    title: 'Password Changed',
    description: 'Your password has been updated successfully.',
    tone: 'default',
  },
  passwordChangeFailed: {
    title: 'Password Change Failed',
    description: 'Failed to change password. Please try again.',
    tone: 'destructive',
  },
  verificationSent: {
    title: 'Email Sent',
    description: 'We sent a new link to {email}.',
    tone: 'default',
  },
  verificationNotSent: {
    title: 'Email Not Sent',
    description: 'Failed to send the link. Please try again.',
    tone: 'destructive',
  },
  sessionEnded: {
    title: 'Device Signed Out',
    description: '{device} is signed out.',
    tone: 'default',
  },
  otherSessionsEnded: {
    title: 'Signed Out Everywhere Else',
    description: 'You’re now signed in only on this device.',
    tone: 'default',
  },
  sessionNotEnded: {
    title: 'Error',
    description: 'Failed to sign out that device. Please try again.',
    tone: 'destructive',
  },
  authenticatorAdded: {
    title: 'Authenticator App Added',
    description: 'From now on, we’ll ask for its code when you sign in.',
    tone: 'default',
  },
  authenticatorRemoved: {
    title: 'Authenticator App Removed',
    description: 'We’ll no longer ask for a code when you sign in.',
    tone: 'default',
  },
  dataExported: {
    title: 'Data Exported',
    description: 'Everything we keep about you is in your downloads.',
    tone: 'default',
  },
  dataNotExported: {
    title: 'Export Failed',
    description: 'Failed to export your data. Please try again.',
    tone: 'destructive',
  },
  accountNotDeleted: {
    title: 'Error',
    description: 'Your account was not deleted. Please try again.',
    tone: 'destructive',
  },
  authenticatorNotAdded: {
    title: 'Error',
    description: 'The authenticator app was not added. Please try again.',
    tone: 'destructive',
  },
  authenticatorNotRemoved: {
    title: 'Error',
    description: 'The authenticator app was not removed. Please try again.',
    tone: 'destructive',
  },
  passwordLinkSent: {
    title: 'Email Sent',
    description: 'We sent a link to {email} that sets a password.',
    tone: 'default',
  },
  accountDeleted: {
    title: 'Account Deleted',
    description: 'Your account and everything in it are gone. Thanks for using Lookglass.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
