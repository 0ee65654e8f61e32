import { SUPPORT_EMAIL } from './contact.ts';

/** Every toast, once: its title, its description and whether it reports a failure. */

export interface ToastWords {
  readonly title: string;
  readonly description: string;
  readonly tone: 'default' | 'destructive';
}

export const TOASTS = {
  cameraReady: {
    title: 'Camera Ready!',
    description: 'Your mirror is live. Nothing you see here leaves this device.',
    tone: 'default',
  },
  cameraAccessRequired: {
    title: 'Camera Access Required',
    description:
      'Please allow camera access to use virtual makeup features. Check your browser settings if needed.',
    tone: 'destructive',
  },
  cameraError: {
    title: 'Camera Error',
    description: 'Unable to access camera. Please check your permissions and try again.',
    tone: 'destructive',
  },
  imageCaptured: {
    title: 'Image Captured',
    description: 'Your look has been saved to your downloads.',
    tone: 'default',
  },
  captureNotAvailable: {
    title: 'Capture Failed',
    description: 'Camera or makeup canvas not available.',
    tone: 'destructive',
  },
  captureWithoutOverlay: {
    title: 'Capture Failed',
    description: 'Makeup overlay not available.',
    tone: 'destructive',
  },
  lookApplied: {
    title: 'Look Applied',
    description: 'You’re wearing the look from the link. Undo brings yours back.',
    tone: 'default',
  },
  lookLinkBroken: {
    title: 'Look Not Found',
    description: 'We couldn’t read a look from that link. Yours hasn’t changed.',
    tone: 'destructive',
  },
  linkCopied: {
    title: 'Copied to Clipboard',
    description: 'The link holds the shades and intensities of this look, never your face.',
    tone: 'default',
  },
  linkInAddressBar: {
    title: 'Link Ready',
    description: 'Your browser couldn’t copy the link. It’s in the address bar now.',
    tone: 'default',
  },
  notAPicture: {
    title: 'Not a Picture',
    description: 'We can’t open that file as a picture. Try a JPEG, PNG or WebP.',
    tone: 'destructive',
  },
  pictureCutShort: {
    title: 'Picture Incomplete',
    description: 'Part of that file is missing. Download or copy it again, then retry.',
    tone: 'destructive',
  },
  pictureUnreadable: {
    title: 'Picture Not Supported',
    description: 'This browser can’t open that kind of picture. Try a JPEG, PNG or WebP.',
    tone: 'destructive',
  },
  noFaceFound: {
    title: 'No Face Found',
    description: 'We couldn’t find a face in this picture. Try one that faces the camera.',
    tone: 'destructive',
  },
  drawnModelUnavailable: {
    title: 'Drawn Model Unavailable',
    description: 'We couldn’t load the drawing. Check your connection and try again.',
    tone: 'destructive',
  },
  resolutionLowered: {
    title: 'Makeup Adjusted',
    description: 'We lowered the processing resolution to {percent}% to keep the mirror smooth.',
    tone: 'default',
  },
  resolutionRaised: {
    title: 'Makeup Adjusted',
    description:
      'The mirror is running well, so we raised the processing resolution to {percent}%.',
    tone: 'default',
  },
  resolutionFinest: {
    title: 'Already Optimal',
    description: 'The mirror runs smoothly at full processing resolution.',
    tone: 'default',
  },
  resolutionCoarsest: {
    title: 'Already Optimized',
    description: 'Processing resolution is at its lowest, 50%. Closing other apps may help.',
    tone: 'default',
  },
  lookNotSent: {
    title: 'Link Not Shared',
    description: 'Your device couldn’t share it. Copy the link instead.',
    tone: 'destructive',
  },
  trendApplied: {
    title: 'Trend Applied',
    description: '{title} is on. Undo brings your look back.',
    tone: 'default',
  },
  ratingRequired: {
    title: 'Rating Required',
    description: 'Please select a star rating for this look.',
    tone: 'destructive',
  },
  ratingSubmitted: {
    title: 'Rating Submitted',
    description: 'Thanks! You gave {name} {stars} out of 5.',
    tone: 'default',
  },
  ratingNotSubmitted: {
    title: 'Rating Not Submitted',
    description: 'We couldn’t save your rating. Please try again.',
    tone: 'destructive',
  },
  platformOpened: {
    title: 'Platform Opened',
    description: 'A web search for makeup artists is open in a new tab.',
    tone: 'default',
  },
  colourSaved: {
    title: 'Color Saved',
    description: 'It’s called {name}. Find it under the wheel.',
    tone: 'default',
  },
  lookSaved: {
    title: 'Look Saved',
    description: '{name} is in My Saved Looks.',
    tone: 'default',
  },
  savedLookApplied: {
    title: 'Look Applied',
    description: '{name} is applied to the preview. Undo brings your previous look back.',
    tone: 'default',
  },
  lookDeleted: {
    title: 'Look Deleted',
    description: 'Your makeup look has been deleted successfully.',
    tone: 'default',
  },
  lookNotDeleted: {
    title: 'Error',
    description: 'Failed to delete makeup look. Please try again.',
    tone: 'destructive',
  },
  lookRestored: {
    title: 'Look Restored',
    description: '{name} is back.',
    tone: 'default',
  },
  lookNotRestored: {
    title: 'Error',
    description: 'Failed to restore makeup look. It may be too late.',
    tone: 'destructive',
  },
  lookNotChanged: {
    title: 'Error',
    description: 'Failed to change makeup look. Please try again.',
    tone: 'destructive',
  },
  savedLookLinkCopied: {
    title: 'Copied to Clipboard',
    description: 'Anyone who opens the link can wear {name}.',
    tone: 'default',
  },
  savedLookLinkNotCopied: {
    title: 'Link Ready',
    description: 'Your browser couldn’t copy it. Here it is: {link}',
    tone: 'default',
  },
  linkedLookNotFound: {
    title: 'Look Not Found',
    description: 'The look in this link was deleted or made private. Yours hasn’t changed.',
    tone: 'destructive',
  },
  linkedLookUnreachable: {
    title: 'Look Not Loaded',
    description: 'We couldn’t load the look in this link. Check your connection and try again.',
    tone: 'destructive',
  },
  likeFailed: {
    title: 'Error',
    description: 'Failed to like makeup look. Please try again.',
    tone: 'destructive',
  },
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
  subscriptionCancelled: {
    title: 'Subscription Cancelled',
    description: 'Your Pro subscription has been cancelled successfully.',
    tone: 'default',
  },
  cancellationFailed: {
    title: 'Cancellation Failed',
    description: 'Failed to cancel subscription. Please try again.',
    tone: 'destructive',
  },
  subscriptionResumed: {
    title: 'Subscription Resumed',
    description: 'Your Pro subscription continues and renews as before.',
    tone: 'default',
  },
  resumingFailed: {
    title: 'Resuming Failed',
    description: 'Failed to resume subscription. Please try again.',
    tone: 'destructive',
  },
  invoiceNotDownloaded: {
    title: 'Download Failed',
    description: 'Failed to download the invoice. Please try again.',
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
  maintenanceNotSwitched: {
    title: 'Error',
    description: 'Maintenance mode wasn’t changed. Please try again.',
    tone: 'destructive',
  },
  maintenanceNotEnded: {
    title: 'Error',
    description: 'Maintenance mode is still on. Please try again.',
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
  newsletterJoined: {
    title: 'Welcome to Our Newsletter!',
    description: 'One last step: open the link we sent to {email}.',
    tone: 'default',
  },
  newsletterFailed: {
    title: 'Subscription Failed',
    description: 'Please try again later.',
    tone: 'destructive',
  },
  subscribed: {
    title: 'Successfully Subscribed!',
    description: 'One last step: open the link we sent to {email}.',
    tone: 'default',
  },
  subscriptionFailed: {
    title: 'Subscription Failed',
    description: 'Something went wrong. Please try again.',
    tone: 'destructive',
  },
  emailRequired: {
    title: 'Email Required',
    description: 'Please enter your email address.',
    tone: 'destructive',
  },
  invalidEmail: {
    title: 'Invalid Email',
    description: 'Please enter a valid email address.',
    tone: 'destructive',
  },
  unsubscribeFailed: {
    title: 'Error',
    description: 'Failed to unsubscribe. Please try again.',
    tone: 'destructive',
  },
  missingInformation: {
    title: 'Missing Information',
    description: 'Please fill in all required fields before submitting.',
    tone: 'destructive',
  },
  supportSent: {
    title: 'Message Sent Successfully!',
    description: "We'll get back to you within 24 hours. Your ticket is {ticket}.",
    tone: 'default',
  },
  supportFailed: {
    title: 'Failed to Send Message',
    description: `Please try again or contact us directly at ${SUPPORT_EMAIL}.`,
    tone: 'destructive',
  },
  affiliateSent: {
    title: 'Application Submitted!',
    description: 'We’ll reply within a week. A confirmation is on its way to {email}.',
    tone: 'default',
  },
  affiliateFailed: {
    title: 'Application Failed',
    description: 'Something went wrong. Please try again.',
    tone: 'destructive',
  },
  loginRequired: {
    title: 'Login Required',
    description: 'Please sign in to subscribe to monthly Pro.',
    tone: 'destructive',
  },
  loginRequiredForYear: {
    title: 'Login Required',
    description: 'Please sign in to subscribe to yearly Pro.',
    tone: 'destructive',
  },
  loginRequiredForCard: {
    title: 'Login Required',
    description: 'Please sign in to change your payment method.',
    tone: 'destructive',
  },
  paymentSetupFailed: {
    title: 'Setup Error',
    description: 'Failed to set up payment. Please try again.',
    tone: 'destructive',
  },
  paymentDeclined: {
    title: 'Payment Failed',
    description: 'Your card was declined.',
    tone: 'destructive',
  },
  paymentFailed: {
    title: 'Payment Error',
    description: 'Something went wrong. Please try again.',
    tone: 'destructive',
  },
  subscriptionActivated: {
    title: 'Subscription Activated!',
    description: 'All Pro features are unlocked.',
    tone: 'default',
  },
  subscriptionActivatedEarly: {
    title: 'Subscription Activated!',
    description: 'You have Pro. Features marked as coming are still being built.',
    tone: 'default',
  },
  passBoughtEarly: {
    title: 'Payment Successful!',
    description: 'You have an hour of Pro Artists Chat. The chat itself is still being built.',
    tone: 'default',
  },
  passBought: {
    title: 'Payment Successful!',
    description: 'You now have 1 hour of Pro Artists Chat access.',
    tone: 'default',
  },
  passEnded: {
    title: 'Your hour is over',
    description: 'Pro Artists Chat has closed. It opens again with another hour or with Pro.',
    tone: 'default',
  },
  passNotCleared: {
    title: 'Pass Not Cleared',
    description: 'The pass is still there. Please try again.',
    tone: 'destructive',
  },
  proEnded: {
    title: 'Your Pro access has ended',
    description: 'Pro features are closed now. The mirror and your looks stay as they are.',
    tone: 'default',
  },
  paymentMethodChanged: {
    title: 'Payment Method Changed',
    description: 'We’ll charge renewals to your new card from now on.',
    tone: 'default',
  },
  customersNotFound: {
    title: 'Search Failed',
    description: 'The search didn’t work. Please try again.',
    tone: 'destructive',
  },
  refundMade: { title: 'Refunded', description: '{amount} is on its way back.', tone: 'default' },
  refundNotMade: {
    title: 'Refund Not Finished',
    description: 'Check the payment before you try again.',
    tone: 'destructive',
  },
  accessGranted: { title: 'Access Granted', description: 'It starts right away.', tone: 'default' },
  accessNotGranted: {
    title: 'Not Granted',
    description: 'Nothing has changed. Please try again.',
    tone: 'destructive',
  },
  accessRevoked: { title: 'Access Revoked', description: 'It has ended.', tone: 'default' },
  accessNotRevoked: {
    title: 'Not Revoked',
    description: 'Nothing has changed. Please try again.',
    tone: 'destructive',
  },
  newVersion: {
    title: 'New Version Ready',
    description: 'Reload whenever you like. Your look stays as it is.',
    tone: 'default',
  },
  notLoaded: {
    title: 'Not Loaded',
    description: 'We couldn’t load this. Check your connection, then try again.',
    tone: 'destructive',
  },
  vipWelcome: {
    title: 'Welcome to VIP!',
    description: 'Your VIP membership is now active.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;

export type ToastName = keyof typeof TOASTS;
