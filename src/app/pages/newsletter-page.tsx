import { useState } from 'react';
import { NEWSLETTER_WORDS } from '#content/newsletter-words.ts';
import { PAGES } from '#content/pages.ts';
import { AllSet } from '#app/outreach/newsletter/all-set.tsx';
import { NewsletterForm } from '#app/outreach/newsletter/newsletter-form.tsx';
import { Promises } from '#app/outreach/newsletter/promises.tsx';
import { AccountComposition } from '#app/site/frame/account-composition.tsx';

const PAGE = PAGES['/newsletter-subscription'];

export function NewsletterPage() {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  if (askedFor !== null) {
    return (
      <AccountComposition page={PAGE} title={NEWSLETTER_WORDS.allSetTitle} look="romantic">
        <AllSet
          email={askedFor}
          onAnother={() => {
            setAskedFor(null);
          }}
        />
      </AccountComposition>
    );
  }
  return (
    <AccountComposition
      page={PAGE}
      title={NEWSLETTER_WORDS.title}
      lead={NEWSLETTER_WORDS.lead}
      look="romantic"
    >
      <NewsletterForm onAsked={setAskedFor} />
      <Promises />
    </AccountComposition>
  );
}
