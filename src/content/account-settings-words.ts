/** The words of the account's page. */

export const ACCOUNT_SETTINGS_WORDS = {
  title: 'Account Settings',
  back: 'Back to the mirror',
  loading: 'Loading your account...',
  failed: 'This part could not be loaded',
  failedAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try Again',
  working: 'One moment...',
  close: 'Close',
  cancel: 'Cancel',
} as const;

export const EMAIL_NOTICE_WORDS = {
  unverified: 'Please verify your email address',
  unverifiedDetail:
    'We sent a link to {email}. Until you follow it, nothing can be sent to others in your name.',
  resend: 'Send the link again',
  resending: 'Sending...',
  pending: 'Your new address waits for you',
  pendingDetail:
    'Follow the link that we sent to {email}. Until then you sign in with the address you have now.',
} as const;

export const PROFILE_WORDS = {
  title: 'Profile Information',
  description: 'Your name greets you here. Your address is how you sign in.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'A new address counts once you follow the link that we send to it.',
  passwordHint: 'A new address needs your password.',
  signInHint: 'For a new address, your last sign-in must be no older than 15 minutes.',
  signInAgain: 'Sign in again',
  submit: 'Update Profile',
  busy: 'Updating...',
  firstNameMissing: 'Please enter your first name.',
} as const;

export const CHANGE_PASSWORD_WORDS = {
  title: 'Change Password',
  description: 'Everywhere else you are signed in, a new password signs you out.',
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
    'You sign in with a provider. With a password you can sign in without it, too. We send a link to {email} that sets one.',
  send: 'Send the link',
  sending: 'Sending...',
} as const;

export const SUBSCRIPTION_WORDS = {
  title: 'Subscription Management',
  description: 'What you have, what it costs, and how to end it.',
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
    cancelled: 'Cancelled',
    ended: 'Ended',
  },
  isPro: "You're a Pro subscriber!",
  manage: 'Manage Subscription',
  featuresOfPro: 'What Pro holds',
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

/** What a plan means for whoever has it, where that is more than its name. */
export const PLAN_NOTES = {
  grace:
    'Your last payment did not go through. Pro goes on until {until}. Change your payment method before then, and nothing is lost.',
  unpaid:
    'Your last payment did not go through, and Pro is off. Change your payment method, and it is back at once.',
  cancelled:
    'Cancelled: nothing more is charged, and Pro stays yours until {until}. Until then you can resume.',
  ended: 'Your Pro subscription has ended. Nothing more is charged.',
  lasting:
    'Your subscription has ended. Pro stays yours until {until}, and nothing more is charged.',
  granted:
    'Pro is yours until {until}, with our compliments. It costs nothing, so there is nothing to cancel.',
} as const;

export const CANCEL_WORDS = {
  title: 'Cancel your subscription?',
  active:
    'Pro stays yours until {until}: it is paid for. After that nothing more is charged. Until then you can change your mind.',
  pastDue:
    'The payment that did not go through is dropped, and nothing more is charged. Pro ends at once.',
  keep: 'Keep Pro',
  confirm: 'Cancel Subscription',
  cancelling: 'Cancelling...',
} as const;

export const INVOICES_WORDS = {
  title: 'Invoices',
  loading: 'Loading...',
  none: 'You have paid nothing yet, so there is nothing here.',
  types: { monthly: 'Pro Monthly', yearly: 'Pro Yearly', hourly: 'Pro Artists Chat, one hour' },
  detail: '{number}, {date}',
  detailWithCard: '{number}, {date}, {brand} ending in {last4}',
  refunded: 'Refunded',
  partlyRefunded: '{amount} refunded',
  disputed: 'Disputed',
  download: 'Download',
  downloadNamed: 'Download invoice {number}',
  downloading: 'Drawing...',
  file: '{number}.pdf',
} as const;

export const OVERVIEW_WORDS = {
  title: 'Account Overview',
  description: 'What your account holds.',
  savedLooks: 'Saved Looks',
  photosCaptured: 'Photos Captured',
  accountType: 'Account Type',
  free: 'Free',
  pro: 'Pro',
  memberSince: 'Since {date}',
  professional: 'Makeup artist',
  unknown: '–',
} as const;

export const SECURITY_WORDS = {
  title: 'Security',
  description: 'A second proof that it is you, and the other ways in.',
  app: 'Authenticator app',
  appOn: 'On: a code of your app is asked for at sign-in.',
  appOff: 'Off. An app on your phone shows a code that nobody else knows.',
  add: 'Add',
  addTitle: 'Add an authenticator app',
  remove: 'Remove',
  removeTitle: 'Remove the authenticator app',
  askPassword: 'Enter your password, so that we know it is you.',
  password: 'Password',
  proceed: 'Continue',
  scan: 'Scan this with your app, then enter the 6 digits that it shows.',
  qrCode: 'QR code with the secret for your authenticator app',
  typed: 'Or type this into the app',
  code: 'Code',
  confirm: 'Confirm',
  askCode: 'Enter a code of the app, or one of your backup codes.',
  removeConfirm: 'Remove',
  codesTitle: 'Keep your backup codes',
  codesDetail:
    'Each of them opens your account once, should you lose your phone. They are shown only now.',
  copyCodes: 'Copy',
  codesCopied: 'Copied',
  saveCodes: 'Save as a file',
  codesFile: 'lookglass-backup-codes.txt',
  done: 'I have kept them',
  connected: 'Connected. You can sign in with it.',
  notConnected: 'Not connected.',
  lastWayIn: 'Connected. It is your only way to sign in, so it stays until you set a password.',
  connect: 'Connect',
  connectNamed: 'Connect {provider}',
  disconnect: 'Disconnect',
  disconnectNamed: 'Disconnect {provider}',
  disconnecting: 'One moment...',
  notSetUp: '{provider} is not set up on this server.',
} as const;

export const SESSIONS_WORDS = {
  title: 'Where You Are Signed In',
  description: 'End what you do not recognise, and change your password.',
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
  description: 'It is yours: take it with you, or have it erased.',
  export: 'Export my data',
  exportDetail: 'Everything that we keep about you, in one JSON file.',
  exporting: 'Gathering...',
  exportFile: 'lookglass-my-data.json',
  delete: 'Delete my account',
  deleteDetail: 'Your looks, your activity and your sign-ins are erased, for good and at once.',
  deleteTitle: 'Delete your account?',
  deleteWarning:
    'This cannot be undone. A subscription ends with it. Invoices are kept without your name, as the law asks.',
  passwordLead: 'Enter your password, so that we know it is you.',
  confirmEmail: 'Type {email} to go on',
  emailMismatch: 'That is not the address of this account.',
  confirm: 'Delete my account',
  deleting: 'Deleting...',
} as const;
