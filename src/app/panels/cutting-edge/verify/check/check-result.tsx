import { CircleAlert, CircleHelp, ShieldCheck, ShieldQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { fillIn } from '#content/fill-in.ts';
import {
  ACTION_LABELS,
  AUTHENTICITY_WORDS,
  CHECK_WORDS,
  DOUBT_WORDS,
  VERIFICATION_LABELS,
} from '#content/panels/verify-words.ts';
import type {
  Authenticity,
  CredentialReport,
  Manipulation,
} from '#domain/credentials/credential-report.ts';
import { formatDayAndTime } from '#app/kit/clock/format-date.ts';
import type { CheckedPicture } from './check-picture.ts';

const ICONS = {
  valid: ShieldCheck,
  'unknown-signer': ShieldQuestion,
  changed: CircleAlert,
  none: CircleHelp,
} as const satisfies Record<Authenticity, typeof ShieldCheck>;

const LONGEST_TEXT = 160;

/** What a picture's credentials say, and what they do not prove. */
export function CheckResult({ checked }: { readonly checked: CheckedPicture }) {
  const { report, isRootMissing, isElsewhere } = checked;
  const { title, says, doesNotProve } = AUTHENTICITY_WORDS[report.authenticity];
  const Icon = ICONS[report.authenticity];
  return (
    <div className="verify-card verify-result" data-authenticity={report.authenticity}>
      <h4 className="verify-result-title">
        <Icon size={22} strokeWidth={1.7} aria-hidden="true" />
        {title}
      </h4>
      <p>{fillIn(says, { host: location.host })}</p>
      {report.doubt === null ? null : (
        <p className="text-sm text-fg-2">{DOUBT_WORDS[report.doubt]}</p>
      )}
      {isRootMissing ? <p className="text-sm text-fg-2">{CHECK_WORDS.rootUnreachable}</p> : null}
      {isElsewhere ? <p className="text-sm text-fg-2">{CHECK_WORDS.elsewhere}</p> : null}
      <div className="verify-limits">
        <h5>{CHECK_WORDS.doesNotProve}</h5>
        <p>{doesNotProve}</p>
      </div>
      <Facts report={report} />
    </div>
  );
}

function Facts({ report }: { readonly report: CredentialReport }) {
  const { fields } = CHECK_WORDS;
  const program = report.signer?.program ?? null;
  const isSigned = report.authenticity !== 'none';
  return (
    <dl className="verify-facts">
      <Fact name={fields.verification}>{VERIFICATION_LABELS[report.verificationStatus]}</Fact>
      <Fact name={fields.confidence}>{confidenceOf(report)}</Fact>
      {isSigned ? (
        <Fact name={fields.manipulations}>
          <Manipulations report={report} />
        </Fact>
      ) : null}
      {isSigned ? <Fact name={fields.signer}>{signerOf(report)}</Fact> : null}
      {program === null ? null : <Fact name={fields.program}>{clipped(program)}</Fact>}
      {isSigned ? <Fact name={fields.signedAt}>{signedAtOf(report)}</Fact> : null}
      <Fact name={fields.timestamp}>
        {formatDayAndTime(new Date(report.timestamp).toISOString())}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Manipulations({
  report: { detectedManipulations },
}: {
  readonly report: CredentialReport;
}) {
  if (detectedManipulations.length === 0) return CHECK_WORDS.noManipulations;
  const said = [...new Set(detectedManipulations.map(manipulationSaid))];
  return (
    <ul>
      {said.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

function manipulationSaid(manipulation: Manipulation): string {
  switch (manipulation.kind) {
    case 'picture-changed':
      return CHECK_WORDS.pictureChanged;
    case 'record-changed':
      return CHECK_WORDS.recordChanged;
    case 'recorded': {
      const { action, description } = manipulation;
      return fillIn(CHECK_WORDS.recorded, {
        action: clipped(description ?? ACTION_LABELS[action] ?? action),
      });
    }
  }
}

function confidenceOf({ confidence: { passed, made } }: CredentialReport): string {
  if (made === 0) return CHECK_WORDS.noChecks;
  return `${fillIn(CHECK_WORDS.confidence, { passed, made })}. ${CHECK_WORDS.confidenceNote}`;
}

function signerOf({ signer, authenticity }: CredentialReport): string {
  const organization = signer?.organization ?? signer?.name ?? null;
  if (organization === null) return CHECK_WORDS.noSigner;
  return fillIn(authenticity === 'valid' ? CHECK_WORDS.ours : CHECK_WORDS.signerOf, {
    organization: clipped(organization),
  });
}

function signedAtOf({ signedAt, isTimeVouched, isClockBehind }: CredentialReport): string {
  if (signedAt === null) return CHECK_WORDS.noTime;
  const time = formatDayAndTime(signedAt) ?? signedAt;
  const said = fillIn(isTimeVouched ? CHECK_WORDS.timeVouched : CHECK_WORDS.timeSaid, { time });
  return isClockBehind ? `${said}. ${CHECK_WORDS.clockBehind}` : said;
}

/** Cuts a text short, since strangers wrote it and it may have any length. */
function clipped(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}…`;
}
