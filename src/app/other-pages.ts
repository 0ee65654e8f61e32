/**
 * Loads the code of every page but the studio. The studio starts without this table: the names of all these
 * files would add to what each visit waits for.
 */

import type { PagePath } from '#content/pages.ts';
import type { LoadPage } from './kit/router/router.ts';

/** Every page but the studio. */
export type OtherPath = Exclude<PagePath, '/' | '/app'>;

export const OTHER_PAGES: Readonly<Record<OtherPath, LoadPage>> = {
  '/signup': () => import('./pages/sign-up-page.tsx').then((code) => code.SignUpPage),
  '/professional-artist-signup': () =>
    import('./pages/professional-sign-up-page.tsx').then((code) => code.ProfessionalSignUpPage),
  '/login': () => import('./pages/login-page.tsx').then((code) => code.LoginPage),
  '/forgot-password': () =>
    import('./pages/forgot-password-page.tsx').then((code) => code.ForgotPasswordPage),
  '/reset-password': () =>
    import('./pages/reset-password-page.tsx').then((code) => code.ResetPasswordPage),
  '/verify-email': () =>
    import('./pages/verify-email-page.tsx').then((code) => code.VerifyEmailPage),
  '/undo-email-change': () =>
    import('./pages/undo-email-change-page.tsx').then((code) => code.UndoEmailChangePage),
  '/terms': () => import('./pages/terms-page.tsx').then((code) => code.TermsPage),
  '/privacy': () => import('./pages/privacy-page.tsx').then((code) => code.PrivacyPage),
  '/newsletter-subscription': () =>
    import('./pages/newsletter-page.tsx').then((code) => code.NewsletterPage),
  '/newsletter-confirmation': () =>
    import('./pages/newsletter-confirmation-page.tsx').then(
      (code) => code.NewsletterConfirmationPage,
    ),
  '/newsletter-unsubscribe': () =>
    import('./pages/newsletter-unsubscribe-page.tsx').then(
      (code) => code.NewsletterUnsubscribePage,
    ),
  '/contact-support': () =>
    import('./pages/contact-support-page.tsx').then((code) => code.ContactSupportPage),
  '/affiliate-partnership': () =>
    import('./pages/affiliate-partnership-page.tsx').then((code) => code.AffiliatePartnershipPage),
  '/my-saved-looks': () =>
    import('./pages/my-saved-looks-page.tsx').then((code) => code.MySavedLooksPage),
  '/my-activity': () => import('./pages/my-activity-page.tsx').then((code) => code.MyActivityPage),
  '/account-settings': () =>
    import('./pages/account-settings-page.tsx').then((code) => code.AccountSettingsPage),
  '/operator': () => import('./pages/operator-page.tsx').then((code) => code.OperatorPage),
  '/analytics': () =>
    import('./pages/load-analytics-page.ts').then((code) => code.loadAnalyticsPage()),
};

/** A live session: the only page whose address has a variable part. */
const LIVE = /^\/live\/[\w-]+\/?$/;

export const loadMissingPage: LoadPage = () =>
  LIVE.test(location.pathname)
    ? import('./pages/live-page.tsx').then((code) => code.LivePage)
    : import('./pages/not-found-page.tsx').then((code) => code.NotFoundPage);
