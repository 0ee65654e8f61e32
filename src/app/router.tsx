import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import { CrashPage } from './kit/crash/error-boundary.tsx';
import { SUBSCRIBE_PATH } from '#content/subscribe-document.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { ServersDocument } from './pages/servers-document.tsx';
import { StudioPage } from './pages/studio-page.tsx';
import { readSearch } from './site/frame/search.ts';
import { Site } from './site/frame/site.tsx';

const root = createRootRoute({
  component: Site,
  notFoundComponent: NotFoundPage,
  validateSearch: readSearch,
});
const under = { getParentRoute: () => root } as const;

const home = createRoute({ ...under, path: '/', component: StudioPage });
const tryOut = createRoute({ ...under, path: '/app', component: StudioPage });
/** Where one comes to by way of the sign-in, which goes on within the app. */
const subscribe = createRoute({ ...under, path: SUBSCRIBE_PATH, component: ServersDocument });

/** Every other page is loaded when it is opened: the mirror comes first. */
const pages = [
  createRoute({
    ...under,
    path: '/signup',
    component: lazyRouteComponent(() => import('./pages/sign-up-page.tsx'), 'SignUpPage'),
  }),
  createRoute({
    ...under,
    path: '/professional-artist-signup',
    component: lazyRouteComponent(
      () => import('./pages/professional-sign-up-page.tsx'),
      'ProfessionalSignUpPage',
    ),
  }),
  createRoute({
    ...under,
    path: '/login',
    component: lazyRouteComponent(() => import('./pages/login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    ...under,
    path: '/forgot-password',
    component: lazyRouteComponent(
      () => import('./pages/forgot-password-page.tsx'),
      'ForgotPasswordPage',
    ),
  }),
  createRoute({
    ...under,
    path: '/reset-password',
    component: lazyRouteComponent(
      () => import('./pages/reset-password-page.tsx'),
      'ResetPasswordPage',
    ),
  }),
  createRoute({
    ...under,
    path: '/verify-email',
    component: lazyRouteComponent(() => import('./pages/verify-email-page.tsx'), 'VerifyEmailPage'),
  }),
  createRoute({
    ...under,
    path: '/undo-email-change',
    component: lazyRouteComponent(
      () => import('./pages/undo-email-change-page.tsx'),
      'UndoEmailChangePage',
    ),
  }),
  createRoute({
    ...under,
    path: '/terms',
    component: lazyRouteComponent(() => import('./pages/terms-page.tsx'), 'TermsPage'),
  }),
  createRoute({
    ...under,
    path: '/privacy',
    component: lazyRouteComponent(() => import('./pages/privacy-page.tsx'), 'PrivacyPage'),
  }),
  createRoute({
    ...under,
    path: '/newsletter-subscription',
    component: lazyRouteComponent(() => import('./pages/newsletter-page.tsx'), 'NewsletterPage'),
  }),
  createRoute({
    ...under,
    path: '/newsletter-confirmation',
    component: lazyRouteComponent(
      () => import('./pages/newsletter-confirmation-page.tsx'),
      'NewsletterConfirmationPage',
    ),
  }),
  createRoute({
    ...under,
    path: '/newsletter-unsubscribe',
    component: lazyRouteComponent(
      () => import('./pages/newsletter-unsubscribe-page.tsx'),
      'NewsletterUnsubscribePage',
    ),
  }),
  createRoute({
    ...under,
    path: '/contact-support',
    component: lazyRouteComponent(
      () => import('./pages/contact-support-page.tsx'),
      'ContactSupportPage',
    ),
  }),
  createRoute({
    ...under,
    path: '/affiliate-partnership',
    component: lazyRouteComponent(
      () => import('./pages/affiliate-partnership-page.tsx'),
      'AffiliatePartnershipPage',
    ),
  }),
  createRoute({
    ...under,
    path: '/my-saved-looks',
    component: lazyRouteComponent(
      () => import('./pages/my-saved-looks-page.tsx'),
      'MySavedLooksPage',
    ),
  }),
  createRoute({
    ...under,
    path: '/my-activity',
    component: lazyRouteComponent(() => import('./pages/my-activity-page.tsx'), 'MyActivityPage'),
  }),
  createRoute({
    ...under,
    path: '/account-settings',
    component: lazyRouteComponent(
      () => import('./pages/account-settings-page.tsx'),
      'AccountSettingsPage',
    ),
  }),
  createRoute({
    ...under,
    path: '/operator',
    component: lazyRouteComponent(() => import('./pages/operator-page.tsx'), 'OperatorPage'),
  }),
] as const;

export const router = createRouter({
  routeTree: root.addChildren([home, tryOut, subscribe, ...pages]),
  defaultErrorComponent: CrashPage,
  defaultPreload: 'intent',
  scrollRestoration: true,
  // Plain text in, plain text out: a token of digits is no number, and no address is rewritten.
  parseSearch: parseSearchWith(String),
  stringifySearch: stringifySearchWith(String),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
