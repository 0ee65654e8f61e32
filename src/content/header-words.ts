/** The words of the header, of its menus and of the foot of a page. */

export const ACCOUNT_MENU_WORDS = {
  signIn: 'Sign In',
  signUp: 'Sign Up',
  signOut: 'Sign Out',
  account: 'Your account: {name}',
} as const;

/** Where the menu of a person who is signed in leads. */
export const USER_MENU = [
  { to: '/my-saved-looks', label: 'My Saved Looks' },
  { to: '/my-activity', label: 'My Activity' },
  { to: '/account-settings', label: 'Account Settings' },
] as const;

/** The same for operators. */
export const OPERATOR_MENU = [
  ...USER_MENU,
  { to: '/analytics', label: 'Analytics' },
  { to: '/operator', label: 'Customer Care' },
] as const;

/** Where the menu behind Sign Up leads. */
export const SIGN_UP_MENU = [
  { to: '/signup', label: 'Create an account' },
  { to: '/professional-artist-signup', label: 'For makeup artists' },
  { to: '/newsletter-subscription', label: 'Newsletter' },
] as const;

export const SITE_WORDS = {
  skipToContent: 'Skip to the content',
  foot: 'About this site',
  promise: 'Nothing about your face leaves your device unless you send it.',
} as const;

export const FOOT_LINKS = [
  { to: '/newsletter-subscription', label: 'Newsletter' },
  { to: '/contact-support', label: 'Contact Support' },
  { to: '/affiliate-partnership', label: 'Partnership' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
] as const;
