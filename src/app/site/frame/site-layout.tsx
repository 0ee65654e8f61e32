import type { ReactNode } from 'react';
import type { PageWords } from '#content/pages.ts';
import { SITE_WORDS } from '#content/header-words.ts';
import { SiteFoot } from './site-foot.tsx';
import { SiteHeader } from './site-header.tsx';
import { useArrival } from '#app/kit/ui/use-arrival.ts';
import { usePage } from '#app/kit/ui/use-page.ts';

interface SiteLayoutProps {
  /** This page's row of `PAGES`. */
  readonly page: PageWords;
  readonly children: ReactNode;
}

/** The frame of every page but the studio: header, content, footer. */
export function SiteLayout({ page, children }: SiteLayoutProps) {
  usePage(page);
  const main = useArrival();
  return (
    <div className="site">
      <a href="#content" className="skip-link">
        {SITE_WORDS.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" ref={main} className="site-main" tabIndex={-1}>
        {children}
      </main>
      <SiteFoot />
    </div>
  );
}
