import type { ReactNode } from 'react';
import { PAGES } from '#content/pages.ts';
import { AccountComposition } from '#app/site/frame/account-composition.tsx';

interface VerificationHeadingProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The state of the mailed link, and what can be done next. */
export function VerificationHeading({ title, lead, children }: VerificationHeadingProps) {
  return (
    <AccountComposition page={PAGES['/verify-email']} title={title} lead={lead} look="natural">
      <p role="status" className="sr-only">
        {title}
      </p>
      <div className="account-part">{children}</div>
    </AccountComposition>
  );
}
