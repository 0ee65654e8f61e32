import { useState } from 'react';
import { fillIn } from '#content/fill-in.ts';
import {
  CASE_ACTION_WORDS,
  DECISION_WORDS,
  REPORT_DESK_WORDS as WORDS,
  RESTRICT_WORDS,
} from '#content/operator-report-words.ts';
import { REPORT_REASON_WORDS } from '#content/report-words.ts';
import type { Evidence, ReportCase } from '#contracts/operator-reports.ts';
import { actionsFor, type CaseAction, URGENT_REASON } from '#domain/decency/report.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';
import { LookPortrait } from '#app/look/portrait/look-portrait.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { RestrictDialog } from './restrict-dialog.tsx';

interface ReportRowProps {
  readonly reported: ReportCase;
  readonly onLookUp: (userId: string) => void;
}

/** The address of what was reported; null where it has none. */
function addressOf({ kind, subject, decision }: ReportCase) {
  if (kind === 'look' && decision !== 'hidden') {
    return { href: `/?look=${subject}`, words: WORDS.openLook };
  }
  if (kind === 'session' && decision !== 'ended') {
    return { href: `/live/${subject}`, words: WORDS.openSession };
  }
  if (kind === 'message') {
    return { href: `/live/${subject.split('/')[0]}`, words: WORDS.openSession };
  }
  return null;
}

/** One thing that was reported: what it says, who reported why, and what can be done about it. */
export function ReportRow({ reported, onLookUp }: ReportRowProps) {
  const [asked, setAsked] = useState<CaseAction | 'restrict' | null>(null);
  const { kind, evidence, reports, reasons, words, ownerId, ownerName } = reported;
  const latest = evidence.at(-1);
  const text = latest?.text ?? '';
  const close = (): void => {
    setAsked(null);
  };
  const address = addressOf(reported);
  return (
    <details className="operator-ticket">
      <summary>
        <span className="operator-row-title">
          {text === '' ? WORDS.empty : text}
          <span className="operator-badge-pill">{WORDS.kinds[kind]}</span>
          {reasons.some(({ reason }) => reason === URGENT_REASON) ? (
            <span className="operator-badge-pill" data-tone="urgent">
              {WORDS.urgent}
            </span>
          ) : null}
        </span>
        <span className="operator-row-detail">
          {reports === 1 ? WORDS.one : fillIn(WORDS.many, { count: reports })}
          <span>{fillIn(WORDS.owner, { name: ownerName })}</span>
          {reasons.map(({ reason, times }) => (
            <span key={reason}>
              {fillIn(WORDS.reason, { reason: REPORT_REASON_WORDS[reason], count: times })}
            </span>
          ))}
          <span>{fillIn(WORDS.last, { day: formatDayAndTime(reported.lastAt) ?? '' })}</span>
          <Decided reported={reported} />
        </span>
      </summary>
      {latest === undefined ? null : <EvidenceView evidence={latest} />}
      <Restricted areas={reported.restricted} />
      {evidence.length < 2 ? null : (
        <div className="report-part">
          <p className="caps text-fg-3">{WORDS.before}</p>
          {evidence.slice(0, -1).map((each) => (
            <EvidenceView key={each.at} evidence={each} />
          ))}
        </div>
      )}
      {words.length === 0 ? null : (
        <div className="report-part">
          <p className="caps text-fg-3">{WORDS.wrote}</p>
          <ul className="report-said">
            {words.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        {actionsFor(reported).map((action) => (
          <button
            key={action}
            type="button"
            className={
              action === 'hide' || action === 'end' ? 'button-primary' : 'button-secondary'
            }
            aria-label={fillIn(CASE_ACTION_WORDS[action].named, { text })}
            onClick={() => {
              setAsked(action);
            }}
          >
            {CASE_ACTION_WORDS[action].button}
          </button>
        ))}
        <button
          type="button"
          className="button-secondary"
          aria-label={fillIn(WORDS.restrictNamed, { name: ownerName })}
          onClick={() => {
            setAsked('restrict');
          }}
        >
          {WORDS.restrict}
        </button>
        <button
          type="button"
          className="button-secondary"
          aria-label={fillIn(WORDS.lookUpNamed, { name: ownerName })}
          onClick={() => {
            onLookUp(ownerId);
          }}
        >
          {WORDS.lookUp}
        </button>
        {address === null ? null : (
          <a href={address.href} target="_blank" rel="noreferrer" className="button-secondary">
            {address.words}
          </a>
        )}
      </p>
      {asked === null || asked === 'restrict' ? null : (
        <DecideDialog caseId={reported.id} action={asked} onClose={close} />
      )}
      {asked === 'restrict' ? (
        <RestrictDialog userId={ownerId} name={ownerName} onClose={close} />
      ) : null}
    </details>
  );
}

function Decided({ reported: { decision, decidedAt } }: Pick<ReportRowProps, 'reported'>) {
  if (decision === null || decidedAt === null) return null;
  const places = { decision: DECISION_WORDS[decision], day: formatDayAndTime(decidedAt) ?? '' };
  return <span>{fillIn(WORDS.decided, places)}</span>;
}

function Restricted({ areas }: { areas: ReportCase['restricted'] }) {
  if (areas.length === 0) return null;
  const named = areas.map((area) => RESTRICT_WORDS.short[area]).join(', ');
  return <p className="report-closed">{fillIn(WORDS.closed, { areas: named })}</p>;
}

/** The reported thing as it was when it was reported. */
function EvidenceView({ evidence: { at, text, by, within, look } }: { evidence: Evidence }) {
  return (
    <div className="report-evidence">
      {look === null ? null : <LookPortrait look={look} className="report-portrait" />}
      <div className="min-w-0">
        <p className="operator-message">{text}</p>
        <p className="operator-row-detail">
          {formatDayAndTime(at)}
          {by === '' ? null : <span>{fillIn(WORDS.shownAs, { name: by })}</span>}
          {within === '' ? null : <span>{fillIn(WORDS.within, { title: within })}</span>}
        </p>
      </div>
    </div>
  );
}
