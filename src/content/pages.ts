/** The app's own addresses, and what the page of each is called. */

export interface PageWords {
  /** What the browser's tab says. */
  readonly title: string;
}

/** While it is not known yet what a page shows. */
export const PAGE_LOADING = 'Loading...';

const STUDIO: PageWords = {
  title: 'Lookglass: see yourself with makeup on, live',
};

function page(name: string): PageWords {
  return { title: `${name} · Lookglass` };
}

export const PAGES = {
  '/': STUDIO,
  '/app': STUDIO,
  '/signup': page('Sign Up'),
  '/professional-artist-signup': page('Sign up as a makeup artist'),
  '/login': page('Sign In'),
  '/forgot-password': page('Forgot password'),
  '/reset-password': page('New password'),
  '/verify-email': page('Verify your email'),
  '/undo-email-change': page('Undo a change of address'),
  '/terms': page('Terms & Conditions'),
  '/privacy': page('Privacy'),
  '/newsletter-subscription': page('Newsletter'),
  '/newsletter-confirmation': page('Confirm your subscription'),
  '/newsletter-unsubscribe': page('Unsubscribe from the newsletter'),
  '/contact-support': page('Contact Support'),
  '/affiliate-partnership': page('Affiliate Partnership'),
  '/my-saved-looks': page('My Saved Looks'),
  '/my-activity': page('Recent Activity'),
  '/account-settings': page('Account Settings'),
  '/operator': page('Customer Care'),
  '/analytics': page('Analytics'),
} as const satisfies Readonly<Record<`/${string}`, PageWords>>;

export type PagePath = keyof typeof PAGES;

/** The page that stands at an address where there is none. */
export const MISSING_PAGE = page('404 Page Not Found');

export function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(PAGES, path);
}
