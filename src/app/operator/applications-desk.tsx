import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  APPLICATION_STATE_WORDS,
  APPLICATIONS_WORDS as WORDS,
  STATES_WORDS,
} from '#content/operator-correspondence-words.ts';
import { APPLICATION_STATES, type ApplicationState } from '#domain/affiliate/application.ts';
import { ApplicationRow } from './application-row.tsx';
import { applicationsQuery } from './correspondence.ts';
import { PagedList } from './paged-list.tsx';
import { Segments } from './segments.tsx';

/** Who applied for the affiliate partnership, and what was decided. */
export function ApplicationsDesk() {
  const [state, setState] = useState<ApplicationState>('open');
  const reading = useInfiniteQuery(applicationsQuery(state));
  return (
    <section aria-label={WORDS.title}>
      <p className="mb-5 text-md text-fg-2">{WORDS.lead}</p>
      <Segments
        label={STATES_WORDS.label}
        values={APPLICATION_STATES}
        words={APPLICATION_STATE_WORDS}
        chosen={state}
        onChoose={setState}
        isSecondary
      />
      <PagedList reading={reading} words={WORDS}>
        {reading.data?.pages.flatMap(({ applications }) =>
          applications.map((application) => (
            <li key={application.id}>
              <ApplicationRow application={application} />
            </li>
          )),
        )}
      </PagedList>
    </section>
  );
}
