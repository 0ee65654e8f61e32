import '#app/outreach/support/support.css';
import { useState } from 'react';
import { PAGES } from '#content/pages.ts';
import { SUPPORT_WORDS } from '#content/support-words.ts';
import { SiteLayout } from '#app/site/frame/site-layout.tsx';
import { OtherWays } from '#app/outreach/support/other-ways.tsx';
import { Questions } from '#app/outreach/support/questions.tsx';
import { QuickHelpLinks } from '#app/outreach/support/quick-help.tsx';
import { ResponseTimes } from '#app/outreach/support/response-times.tsx';
import { SupportForm, type SentMessage } from '#app/outreach/support/support-form.tsx';
import { SupportSent } from '#app/outreach/support/support-sent.tsx';
import { PageHeading } from '#app/kit/ui/page-heading.tsx';

export function ContactSupportPage() {
  const [sent, setSent] = useState<SentMessage | null>(null);
  return (
    <SiteLayout page={PAGES['/contact-support']}>
      <PageHeading title={SUPPORT_WORDS.title} back={SUPPORT_WORDS.back} />
      <p className="support-lead">{SUPPORT_WORDS.lead}</p>
      <QuickHelpLinks />
      <div className="support-columns">
        <section aria-labelledby="write-to-us" className="support-card">
          <h2 id="write-to-us" className="display text-3xl">
            {SUPPORT_WORDS.formTitle}
          </h2>
          {sent === null ? (
            <>
              <p className="mt-2 mb-7 text-fg-2">{SUPPORT_WORDS.formLead}</p>
              <SupportForm onSent={setSent} />
            </>
          ) : (
            <SupportSent
              sent={sent}
              onAnother={() => {
                setSent(null);
              }}
            />
          )}
        </section>
        <div className="support-aside">
          <ResponseTimes />
          <OtherWays />
        </div>
      </div>
      <Questions />
    </SiteLayout>
  );
}
