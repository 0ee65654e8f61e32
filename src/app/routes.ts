/** Maps each address to the file of its page. Each is loaded when it is first needed. */

import { arrangementHere } from './kit/first-sight/arrangement.ts';
import type { LoadPage, Routes } from './kit/router/router.ts';
import type { OtherPath } from './other-pages.ts';
import { loadArrangement } from './studio/arrangements.ts';

const loadStudio: LoadPage = async () => {
  const [{ StudioPage }] = await Promise.all([
    import('./pages/studio-page.tsx'),
    loadArrangement(arrangementHere()),
  ]);
  return StudioPage;
};

function loadOther(path: OtherPath): LoadPage {
  return () => import('./other-pages.ts').then(({ OTHER_PAGES }) => OTHER_PAGES[path]());
}

export const ROUTES: Routes = {
  pages: {
    '/': loadStudio,
    '/app': loadStudio,
    '/signup': loadOther('/signup'),
    '/professional-artist-signup': loadOther('/professional-artist-signup'),
    '/login': loadOther('/login'),
    '/forgot-password': loadOther('/forgot-password'),
    '/reset-password': loadOther('/reset-password'),
    '/verify-email': loadOther('/verify-email'),
    '/undo-email-change': loadOther('/undo-email-change'),
    '/terms': loadOther('/terms'),
    '/privacy': loadOther('/privacy'),
    '/newsletter-subscription': loadOther('/newsletter-subscription'),
    '/newsletter-confirmation': loadOther('/newsletter-confirmation'),
    '/newsletter-unsubscribe': loadOther('/newsletter-unsubscribe'),
    '/contact-support': loadOther('/contact-support'),
    '/affiliate-partnership': loadOther('/affiliate-partnership'),
    '/my-saved-looks': loadOther('/my-saved-looks'),
    '/my-activity': loadOther('/my-activity'),
    '/account-settings': loadOther('/account-settings'),
    '/operator': loadOther('/operator'),
    '/analytics': loadOther('/analytics'),
  },
  missing: () => import('./other-pages.ts').then(({ loadMissingPage }) => loadMissingPage()),
};
