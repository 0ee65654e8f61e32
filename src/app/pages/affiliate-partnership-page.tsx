import '#app/outreach/support/support.css';
import '#app/outreach/affiliate/affiliate.css';
import { useState } from 'react';
import { AFFILIATE_WORDS } from '#content/affiliate-words.ts';
import { PAGES } from '#content/pages.ts';
import { AffiliateForm } from '#app/outreach/affiliate/affiliate-form.tsx';
import { AffiliateSent } from '#app/outreach/affiliate/affiliate-sent.tsx';
import { AffiliateSteps } from '#app/outreach/affiliate/affiliate-steps.tsx';
import { Commissions } from '#app/outreach/affiliate/commissions.tsx';
import { SiteLayout } from '#app/site/frame/site-layout.tsx';
import { PageHeading } from '#app/kit/ui/page-heading.tsx';

export function AffiliatePartnershipPage() {
  const [sentFor, setSentFor] = useState<string | null>(null);
  return (
    <SiteLayout page={PAGES['/affiliate-partnership']}>
      <PageHeading title={AFFILIATE_WORDS.title} back={AFFILIATE_WORDS.back} />
      <p className="support-lead mb-[clamp(32px,4vw,56px)]">{AFFILIATE_WORDS.lead}</p>
      <Commissions />
      <div className="support-columns">
        <section aria-labelledby="apply" className="support-card">
          <h2 id="apply" className="display text-3xl">
            {AFFILIATE_WORDS.formTitle}
          </h2>
          {sentFor === null ? (
            <>
              <p className="mt-2 mb-7 text-fg-2">{AFFILIATE_WORDS.formLead}</p>
              <AffiliateForm onSent={setSentFor} />
            </>
          ) : (
            <AffiliateSent
              email={sentFor}
              onAnother={() => {
                setSentFor(null);
              }}
            />
          )}
        </section>
        <AffiliateSteps />
      </div>
    </SiteLayout>
  );
}
