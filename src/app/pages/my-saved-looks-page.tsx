import '#app/studio/saved-looks/saved-looks.css';
import { useQuery } from '@tanstack/react-query';
import { PAGES } from '#content/pages.ts';
import { SAVED_LOOKS_WORDS } from '#content/saved-looks-words.ts';
import { LookGrid } from '#app/studio/saved-looks/look-grid.tsx';
import { savedLooksQuery } from '#app/person/saved-looks/saved-looks.ts';
import { SignedInOnly } from '#app/person/session/signed-in-only.tsx';
import { SiteLayout } from '#app/site/frame/site-layout.tsx';
import { FailureNote } from '#app/kit/ui/failure-note.tsx';
import { LoadingNote } from '#app/kit/ui/loading-note.tsx';
import { PageHeading } from '#app/kit/ui/page-heading.tsx';

const PATH = '/my-saved-looks';

/** Every look that the person has saved. */
export function MySavedLooksPage() {
  return (
    <SiteLayout page={PAGES[PATH]}>
      <PageHeading title={SAVED_LOOKS_WORDS.title} back={SAVED_LOOKS_WORDS.back} />
      <SignedInOnly path={PATH} waiting={<LoadingNote>{SAVED_LOOKS_WORDS.loading}</LoadingNote>}>
        {() => <SavedLooks />}
      </SignedInOnly>
    </SiteLayout>
  );
}

function SavedLooks() {
  const { data, error, refetch } = useQuery(savedLooksQuery);
  if (data !== undefined) return <LookGrid looks={data} />;
  if (error === null) return <LoadingNote>{SAVED_LOOKS_WORDS.loading}</LoadingNote>;
  return (
    <FailureNote
      title={SAVED_LOOKS_WORDS.failed}
      advice={SAVED_LOOKS_WORDS.failedAdvice}
      retry={SAVED_LOOKS_WORDS.tryAgain}
      onRetry={() => void refetch()}
    />
  );
}
