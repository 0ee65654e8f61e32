import '#app/account/activity/activity.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '#app/kit/router/link.tsx';
import { useState } from 'react';
import { ACTIVITY_WORDS } from '#content/activity-words.ts';
import { PAGES } from '#content/pages.ts';
import { ActivityList } from '#app/account/activity/activity-list.tsx';
import { ActivityTiles } from '#app/account/activity/activity-tiles.tsx';
import { activityQuery } from '#app/account/activity/activity-query.ts';
import { activityView } from '#app/account/activity/activity-view.ts';
import { SignedInOnly } from '#app/person/session/signed-in-only.tsx';
import { SiteLayout } from '#app/site/frame/site-layout.tsx';
import { FailureNote } from '#app/kit/ui/failure-note.tsx';
import { LoadingNote } from '#app/kit/ui/loading-note.tsx';
import { PageHeading } from '#app/kit/ui/page-heading.tsx';

const PATH = '/my-activity';

/** What the person did lately, and how often in all. */
export function MyActivityPage() {
  return (
    <SiteLayout page={PAGES[PATH]}>
      <PageHeading title={ACTIVITY_WORDS.title} back={ACTIVITY_WORDS.back} />
      <SignedInOnly path={PATH} waiting={<LoadingNote>{ACTIVITY_WORDS.loading}</LoadingNote>}>
        {() => <Activity />}
      </SignedInOnly>
    </SiteLayout>
  );
}

function Activity() {
  const { data, error, refetch } = useQuery(activityQuery);
  const [now] = useState(() => new Date());
  if (data === undefined) {
    if (error === null) return <LoadingNote>{ACTIVITY_WORDS.loading}</LoadingNote>;
    return (
      <FailureNote
        title={ACTIVITY_WORDS.failed}
        advice={ACTIVITY_WORDS.failedAdvice}
        retry={ACTIVITY_WORDS.tryAgain}
        onRetry={() => void refetch()}
      />
    );
  }
  const { isSample, entries, totals } = activityView(data, now);
  return (
    <>
      {isSample ? <SampleNote /> : null}
      <div className="activity">
        <section aria-labelledby="recent-activity">
          <h2 id="recent-activity" className="caps mb-3 text-fg-3">
            {ACTIVITY_WORDS.recent}
          </h2>
          <ActivityList entries={entries} now={now} />
        </section>
        <ActivityTiles totals={totals} />
      </div>
    </>
  );
}

function SampleNote() {
  return (
    <aside className="activity-sample">
      <span className="activity-sample-badge caps">{ACTIVITY_WORDS.sampleBadge}</span>
      <p className="flex-1 basis-64 text-md text-fg-2">{ACTIVITY_WORDS.sampleExplanation}</p>
      <Link to="/" className="button-secondary">
        {ACTIVITY_WORDS.sampleStart}
      </Link>
    </aside>
  );
}
