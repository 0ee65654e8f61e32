import '#app/operator/operator.css';
import { OPERATOR_PAGE_WORDS } from '#content/operator-customer-words.ts';
import { PAGES } from '#content/pages.ts';
import { OperatorDesk } from '#app/operator/operator-desk.tsx';
import { OperatorsOnly } from '#app/operator/operators-only.tsx';
import { SignedInOnly } from '#app/person/session/signed-in-only.tsx';
import { SiteLayout } from '#app/site/frame/site-layout.tsx';
import { LoadingNote } from '#app/kit/ui/loading-note.tsx';
import { PageHeading } from '#app/kit/ui/page-heading.tsx';

const PATH = '/operator';

/** Where operators help customers. */
export function OperatorPage() {
  return (
    <SiteLayout page={PAGES[PATH]}>
      <PageHeading title={OPERATOR_PAGE_WORDS.title} back={OPERATOR_PAGE_WORDS.back} />
      <SignedInOnly path={PATH} waiting={<LoadingNote>{OPERATOR_PAGE_WORDS.loading}</LoadingNote>}>
        {(user) => (
          <OperatorsOnly user={user}>
            <OperatorDesk />
          </OperatorsOnly>
        )}
      </SignedInOnly>
    </SiteLayout>
  );
}
