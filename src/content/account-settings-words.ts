/** The words of the account's page. */

export const ACCOUNT_SETTINGS_WORDS = {
  title: 'Account Settings',
  back: 'Back to the mirror',
  loading: 'Loading your account...',
  failed: 'We couldn’t load this part',
  failedAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try Again',
  working: 'One moment...',
  close: 'Close',
  cancel: 'Cancel',
} as const;

export const EMAIL_NOTICE_WORDS = {
  unverified: 'Please verify your email address',
  unverifiedDetail:
    'We sent a link to {email}. Until you open it, nothing can be sent to others in your name.',
  resend: 'Send the link again',
  resending: 'Sending...',
  pending: 'Confirm your new email address',
  pendingDetail: 'Open the link we sent to {email}. Until then, sign in with your current address.',
} as const;

export const PROFILE_WORDS = {
  title: 'Profile Information',
  description: 'We greet you by name. You sign in with your email address.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'A new address takes effect once you open the link we send to it.',
  passwordHint: 'You’ll need your password to change your address.',
  signInHint: 'To change your address, you need to have signed in within the last 15 minutes.',
  signInAgain: 'Sign in again',
  submit: 'Update Profile',
  busy: 'Updating...',
  firstNameMissing: 'Please enter your first name.',
} as const;

export const CHANGE_PASSWORD_WORDS = {
  title: 'Change Password',
  description: 'A new password signs you out everywhere else.',
  current: 'Current password',
  new: 'New password',
  confirm: 'Confirm new password',
  submit: 'Change Password',
  busy: 'Changing...',
  dropsPending:
    'This also drops your email address change to {email}. You can ask for it again later.',
  mismatch: "New password and confirmation don't match.",
  none: 'You have no password yet',
  noneDetail:
    'You sign in with a provider. With a password, you can sign in without it too. We’ll send a link to {email} to set one.',
  send: 'Send the link',
  sending: 'Sending...',
} as const;

export const SUBSCRIPTION_WORDS = {
  title: 'Subscription Management',
  description: 'What you have, what it costs and how to cancel.',
  currentPlan: 'Current Plan',
  plan: 'Plan',
  status: 'Status',
  nextBilling: 'Next billing date',
  endsOn: 'Pro until',
  notAvailable: 'N/A',
  plans: { free: 'Free', monthly: 'Pro Monthly', yearly: 'Pro Yearly', granted: 'Pro' },
  statuses: {
    none: 'Free',
    active: 'Active',
    past_due: 'Payment due',
    cancelled: 'Canceled',
    ended: 'Ended',
  },
  isPro: "You're a Pro subscriber!",
  /** Said to those who have Pro without a subscription. */
  hasPro: "You're Pro!",
  manage: 'Manage Subscription',
  featuresOfPro: 'What’s in Pro',
  included: 'Yours',
  notIncluded: 'With Pro',
  /** Each with the row of the plans that says whether it is there. */
  features: [
    {
      label: 'Celebrity Makeup Artist AI Chat',
      row: 'Pro Artists Chat with six AI artists',
    },
    { label: 'Advanced skin analysis tools', row: 'Advanced Skin Analysis' },
    { label: 'Premium makeup filters', row: 'One-Click Transformation Effects' },
    { label: 'Priority customer support', row: 'Priority customer support' },
  ],
  cancel: 'Cancel Subscription',
  resume: 'Resume Subscription',
  resuming: 'Resuming...',
  changePayment: 'Change Payment Method',
  cancelProOnly: 'Cancel Subscription (Pro Only)',
  changePaymentProOnly: 'Change Payment Method (Pro Only)',
} as const;

/** What a plan means for the person who has it, where that is more than its name. */
export const PLAN_NOTES = {
  grace:
    'Your last payment didn’t go through. Pro continues until {until}. Change your payment method before then to keep it.',
  unpaid:
    'Your last payment didn’t go through, and Pro is off. Change your payment method to get it back right away.',
  cancelled:
    'Canceled. You won’t be charged again, and Pro stays yours until {until}. Until then, you can resume.',
  ended: 'Your Pro subscription has ended. You won’t be charged again.',
  lasting:
    'Your subscription has ended. Pro stays yours until {until}, and you won’t be charged again.',
  granted: 'Pro is yours until {until}, on us. It costs nothing, so there’s nothing to cancel.',
} as const;

export const CANCEL_WORDS = {
  title: 'Cancel your subscription?',
  active:
    'You’ve paid for Pro until {until}, so it stays yours until then. You won’t be charged again. Until then, you can change your mind.',
  pastDue:
    'We’ll drop the payment that didn’t go through, and you won’t be charged again. Pro ends right away.',
  keep: 'Keep Pro',
  confirm: 'Cancel Subscription',
  cancelling: 'Canceling...',
} as const;

export const INVOICES_WORDS = {
  title: 'Invoices',
  loading: 'Loading...',
  none: 'No invoices yet. They appear here after you pay.',
  types: { monthly: 'Pro Monthly', yearly: 'Pro Yearly', hourly: 'Pro Artists Chat, one hour' },
  detail: '{number}, {date}',
  detailWithCard: '{number}, {date}, {brand} ending in {last4}',
  refunded: 'Refunded',
  partlyRefunded: '{amount} refunded',
  disputed: 'Disputed',
  download: 'Download',
  downloadNamed: 'Download invoice {number}',
  downloading: 'Preparing...',
  file: '{number}.pdf',
} as const;

export const OVERVIEW_WORDS = {
  title: 'Account Overview',
  description: 'What’s in your account.',
  savedLooks: 'Saved Looks',
  photosCaptured: 'Photos Captured',
  accountType: 'Account Type',
  free: 'Free',
  pro: 'Pro',
  memberSince: 'Since {date}',
  professional: 'Makeup artist, with priority support',
  unknown: '–',
} as const;

export const SECURITY_WORDS = {
  title: 'Security',
  description: 'Protect your account with an authenticator app, and choose other ways to sign in.',
  app: 'Authenticator app',
  appOn: 'On. We ask for a code from your app when you sign in.',
  appOff: 'Off. Add an app that shows a code only you can see.',
  add: 'Add',
  addTitle: 'Add an authenticator app',
  remove: 'Remove',
  removeTitle: 'Remove the authenticator app',
  askPassword: 'Enter your password so we know it’s you.',
  password: 'Password',
  proceed: 'Continue',
  scan: 'Scan this with your app, then enter the 6 digits it shows.',
  qrCode: 'QR code with the secret for your authenticator app',
  typed: 'Or type this into the app',
  code: 'Code',
  confirm: 'Confirm',
  askCode: 'Enter a code from the app, or one of your backup codes.',
  removeConfirm: 'Remove',
  codesTitle: 'Keep your backup codes',
  codesDetail: 'If you lose your phone, each code signs you in once. We only show them now.',
  copyCodes: 'Copy',
  codesCopied: 'Copied',
  saveCodes: 'Save as a file',
  codesFile: 'lookglass-backup-codes.txt',
  done: 'I’ve saved them',
  connected: 'Connected. You can sign in with it.',
  notConnected: 'Not connected.',
  lastWayIn: 'Connected. It’s your only way to sign in, so it stays until you set a password.',
  connect: 'Connect',
  connectNamed: 'Connect {provider}',
  disconnect: 'Disconnect',
  disconnectNamed: 'Disconnect {provider}',
  disconnecting: 'One moment...',
  notSetUp: '{provider} isn’t set up on this server.',
} as const;

export const SESSIONS_WORDS = {
  title: 'Where You Are Signed In',
  description: 'If you don’t recognize a device, sign it out and change your password.',
  loading: 'Loading...',
  current: 'This device',
  lastSeen: 'Last seen {date}',
  signedIn: 'Signed in {date}',
  end: 'Sign out',
  endNamed: 'Sign out {device}',
  endOthers: 'Sign out everywhere else',
} as const;

export const DATA_WORDS = {
  title: 'Your Data',
  description: 'It’s yours. Download it or have it erased.',
  export: 'Export my data',
  exportDetail: 'Everything we keep about you, in one JSON file.',
  exporting: 'Preparing...',
  exportFile: 'lookglass-my-data.json',
  counting: 'How visits are counted',
  countingDetail:
    'Without your name or your account. You can have your browser’s random number forgotten.',
  countingLink: 'Privacy',
  skinHistory: 'Skin history',
  skinHistoryDetail:
    '{count} analyses, in numbers, are kept here because you agreed to that on {day}.',
  skinHistoryDetailOne: '1 analysis, in numbers, is kept here because you agreed to that on {day}.',
  skinHistoryEmpty:
    'You agreed on {day} that your skin analyses are kept here, in numbers. There are none yet.',
  skinHistoryDelete: 'Delete it',
  skinHistoryTitle: 'Delete your skin history?',
  skinHistoryWarning:
    'Your account then keeps nothing more about your skin, and what it has is deleted for all your devices. You can’t undo this.',
  skinHistoryConfirm: 'Delete my skin history',
  avoided: 'Allergens and dislikes',
  avoidedDetail: '{count} names are kept here because you agreed to that on {day}.',
  avoidedDetailOne: '1 name is kept here because you agreed to that on {day}.',
  avoidedEmpty:
    'You agreed on {day} that your allergens and dislikes are kept here. There are none yet.',
  avoidedErase: 'Erase them',
  avoidedTitle: 'Take back your agreement?',
  avoidedWarning:
    'Your account then no longer keeps your allergens and dislikes: they’re erased here for all your devices. What’s on this device stays on it.',
  avoidedConfirm: 'Take it back',
  delete: 'Delete my account',
  deleteDetail:
    'Your looks, your activity, your skin history, your allergens and your sign-ins are erased right away, permanently.',
  deleteTitle: 'Delete your account?',
  deleteWarning:
    'You can’t undo this. If you have a subscription, it ends too. Invoices are kept without your name, as the law requires.',
  passwordLead: 'Enter your password so we know it’s you.',
  confirmEmail: 'Type {email} to continue',
  emailMismatch: 'That isn’t this account’s email address.',
  confirm: 'Delete my account',
  deleting: 'Deleting...',
} as const;
