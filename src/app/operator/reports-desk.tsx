import './reports-desk.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  REPORT_DESK_WORDS as WORDS,
  REPORT_VIEW_WORDS,
  RESTRICTIONS_WORDS,
} from '#content/operator-report-words.ts';
import type { CaseState } from '#domain/decency/report.ts';
import { PagedList } from './paged-list.tsx';
import { ReportRow } from './report-row.tsx';
import { reportsQuery, restrictionsQuery } from './reports.ts';
import { RestrictionRow } from './restriction-row.tsx';
import { Segments } from './segments.tsx';

const VIEWS = ['open', 'decided', 'closed'] as const;
type View = (typeof VIEWS)[number];

interface ReportsDeskProps {
  /** Looks up the account that something reported belongs to. */
  readonly onLookUp: (userId: string) => void;
}

/** What people reported, what was decided about it, and the restrictions in force. */
export function ReportsDesk({ onLookUp }: ReportsDeskProps) {
  const [view, setView] = useState<View>('open');
  return (
    <section aria-label={WORDS.title}>
      <p className="mb-5 text-md text-fg-2">{WORDS.lead}</p>
      <Segments
        label={REPORT_VIEW_WORDS.label}
        values={VIEWS}
        words={REPORT_VIEW_WORDS}
        chosen={view}
        onChoose={setView}
        isSecondary
      />
      {view === 'closed' ? (
        <Restrictions />
      ) : (
        <Reports key={view} state={view} onLookUp={onLookUp} />
      )}
    </section>
  );
}

function Reports({ state, onLookUp }: ReportsDeskProps & { readonly state: CaseState }) {
  const reading = useInfiniteQuery(reportsQuery(state));
  return (
    <PagedList reading={reading} words={WORDS}>
      {reading.data?.pages.flatMap(({ cases }) =>
        cases.map((each) => (
          <li key={each.id}>
            <ReportRow reported={each} onLookUp={onLookUp} />
          </li>
        )),
      )}
    </PagedList>
  );
}

function Restrictions() {
  const reading = useInfiniteQuery(restrictionsQuery);
  return (
    <PagedList reading={reading} words={RESTRICTIONS_WORDS}>
      {reading.data?.pages.flatMap(({ restrictions }) =>
        restrictions.map((each) => (
          <li key={each.id}>
            <RestrictionRow restriction={each} />
          </li>
        )),
      )}
    </PagedList>
  );
}
